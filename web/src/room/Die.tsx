const PIPS: Record<number, [number, number][]> = {
  1: [[1, 1]],
  2: [[0, 0], [2, 2]],
  3: [[0, 0], [1, 1], [2, 2]],
  4: [[0, 0], [0, 2], [2, 0], [2, 2]],
  5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

export function Die({ n }: { n: number }) {
  return (
    <svg class="die" viewBox="0 0 40 40">
      <rect x="2" y="2" width="36" height="36" rx="8" />
      {(PIPS[n] ?? []).map(([x, y]) => <circle key={`${x}${y}`} cx={11 + x * 9} cy={11 + y * 9} r="3.6" />)}
    </svg>
  );
}

/** `die 3` or `dice 2 5` as pictures; nothing for any other text. */
export function Dice({ text }: { text: string }) {
  if (!/^dic?e [1-6]( [1-6])*$/.test(text)) return null;
  return <span class="faces" aria-hidden="true">{text.split(" ").slice(1).map((n, i) => <Die key={i} n={Number(n)} />)}</span>;
}
