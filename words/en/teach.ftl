### How a game is taught: the posters, the player aid and the guide. Fetched when one of them is opened.

## How to play, in a minute: a row of posters

how-title = How to play in a minute
how-skip = Skip
# For ears, before the title of a poster.
how-of = { $number } of { $count }:
how-enough = That is all you need to begin.
how-enough-more = The rest comes at the table, when it matters.
# Buttons under the posters.
how-book = The whole rulebook
how-play = Just play
how-back-to-table = Back to the table
how-lesson = First lesson
how-previous = Back
# Why that button cannot be pressed.
how-first = This is the first poster.
how-next = Next, { $number } of { $count }

## The player aid

aid-title = { $game } on one page
# Heading over the points of a player who won.
aid-example = One winner’s score
aid-print = Print

## The guide: the rules as they are explained

guide-contents = Contents
# Heading that opens. $rules: numbers of rules.
guide-law = The exact rules: { $rules }
guide-in-law = In the exact rules
# The names of the players in its pictures.
guide-you = You
guide-other = Player { $number }
# Not shown: words that mean the same to whoever searches the rules; a semicolon ends a group. Write those of your language.
guide-same = points score vp worth; money crowns coins pay price cost; guest visitor crowd; reveler cube people; ticket tickets; hunter guard; claw danger dangerous; block stop prevent cancel; steal rob; tile foundation; gate entry entrance; car railyard; lot space; win winner victory end finish over; tie level draw equal; turn round; setup start begin deal; card throw; half halve quarter; loan borrow debt; hire staff employ; stall booth stand; ride attraction; swap refresh exchange trade; wild joker; secret hidden; pass skip; discard throw
