# The terminal's own words: a game played line by line. What stands in `marks` is typed as it is.

## Beginning and help

terminal-welcome = Type the number of a choice and press Enter. `help` lists what else you can type.
# At the table, the name of somebody who did not say theirs.
terminal-guest = Guest
# At the table, the name of a bot. $name: what it is called. $level: how good it is.
terminal-bot = { $name } ({ $level ->
        [random] random moves
        [easy] easy
        [medium] medium
        [hard] hard
       *[expert] expert
    })
# $commitment: the seal.
terminal-commitment = Everything left to chance is fixed under the seal { $commitment }. The finished record opens it.
# Keep what is typed (list, board, rules and so on) and the columns.
terminal-help =
    What you can type:
      3            take choice 3
      build …      any action in its short form, as shown in [brackets]
      some words   show only the choices that contain them
      list         show the choices again      board   draw the table again
      words        the table in sentences      what NAME   what a thing on it is
      rules 4.2    read one rule               rules   read them all
      hint         what a bot would do in your place
      undo         take your last action back, while that is fair
      log          everything that happened    save FILE   keep the game for later
      quit         leave

## While playing

# Two players share one screen. $seat: a player.
terminal-hand-over = It is { $seat }’s turn at this screen. Press Enter when the others have looked away.
terminal-no-such-choice = There is no such choice. Pick a number from 1 to { $last }.
terminal-more-choices = … and { $count } more. Type a word, such as a name or a place, to see only the choices that contain it.
terminal-try-help = Type `list` for the choices and `help` for what else you can type.
terminal-what = Name a thing: part of its name, or what `words` shows in [brackets].
terminal-no-such-thing = There is nothing on the table called “{ $asked }”. Type `words` to see what there is.
terminal-no-seat = There is no such seat at this table.
terminal-no-such-rule = There is no rule { $number }. Type `rules` to read them all.
terminal-undone = Taken back.
terminal-no-undo = There is nothing to take back.
terminal-no-undo-chance = This cannot be taken back: dice were thrown, or cards were shuffled.
terminal-no-undo-seen = This cannot be taken back: something hidden was seen.
terminal-no-undo-others = This cannot be taken back: somebody else has acted since.
# $path: a file; $why: the words of the system, without a full stop.
terminal-saved = Saved to { $path }. It holds the seed of the game, so keep it to yourself until the game is over.
terminal-not-saved = Could not save to { $path }: { $why }.

## The end

terminal-goodbye = Goodbye.
terminal-input-ended = The input has ended, so the game stops here.
terminal-final-scores = Final scores
terminal-place = { $place }. { $seat }: { $total }
# Instead of that, where only one played.
terminal-won-alone = { $seat } wins: { $total }
terminal-lost-alone = { $seat } loses: { $total }
terminal-over = The game is over. Thanks for playing.
