# Words shared by all games.

## Lists

list-two = { $first } and { $last }
list-or = { $first } or { $last }
list-more = { $first }, { $last }
list-none = nobody
nothing = nothing
ours = { " " }(reconstructed)

## Why something is not possible

refuse-no-decision = No decision is pending.
refuse-not-an-option = That is not possible here{ $given ->
        [none] { "" }
       *[other] : { $given }
    }.
refuse-no-chance = No die and no draw is pending.
refuse-no-source = There is nothing that answers chance here: tell the result yourself.
refuse-nothing-to-undo = There is nothing to take back.
refuse-new-information = New information has come ({ $entry }): it cannot be taken back. A practice branch can start before it.
refuse-nothing-to-redo = There is nothing to do again.
refuse-no-such-entry = There is no entry { $ply }: the last one is { $last }.
refuse-impossible-chance = { $value } cannot come here.
refuse-script-empty = The script has no more answers.
