/** Long work that the player asked for: a hint, a review. It can be stopped, and nothing waits for it. */
import { signal } from "@preact/signals";
import { wordsOf } from "../app";
import type { Session } from "../session";
import type { Task } from "../table";
import type { Hint, Job, Review } from "../types";

export type Work<T> =
  | { state: "idle" }
  | { state: "running"; progress: number }
  | { state: "done"; result: T }
  | { state: "failed"; message: string };

const IDLE = { state: "idle" } as const;

export class Jobs {
  readonly hinted = signal<Work<Hint>>(IDLE);
  readonly reviewed = signal<Work<Review>>(IDLE);
  #hint: Task | null = null;
  #review: Task | null = null;

  constructor(private readonly session: Session) {}

  async hint(): Promise<void> {
    const state = this.session.state.value;
    if (!state || this.hinted.value.state === "running") return;
    this.#hint = this.session.table.hint(state.ply, (progress) => (this.hinted.value = { state: "running", progress }));
    await this.#run(this.#hint, this.hinted);
  }

  async review(): Promise<void> {
    if (this.reviewed.value.state === "running") return;
    this.#review = this.session.table.review((progress) => (this.reviewed.value = { state: "running", progress }));
    await this.#run(this.#review, this.reviewed);
  }

  async #run<T extends Hint | Review>(task: Task, into: { value: Work<T> }): Promise<void> {
    into.value = { state: "running", progress: 0 };
    const current = () => into.value.state === "running";
    try {
      const job: Job = await task.result;
      if (!current()) return;
      if (job.state === "done" && job.result) into.value = { state: "done", result: job.result as T };
      else if (job.state === "stopped") into.value = IDLE;
      else into.value = { state: "failed", message: job.message };
    } catch (error) {
      if (current()) into.value = { state: "failed", message: wordsOf(error) };
    }
  }

  stopHint(): void {
    this.#hint?.stop();
    this.hinted.value = IDLE;
  }

  /** A hint belongs to the question it was asked for. */
  forgetHint(): void {
    if (this.hinted.value.state === "running") this.#hint?.stop();
    this.hinted.value = IDLE;
  }

  stopReview(): void {
    this.#review?.stop();
    this.reviewed.value = IDLE;
  }

  close(): void {
    this.#hint?.stop();
    this.#review?.stop();
  }
}
