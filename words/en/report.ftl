# The report of a game: one page with what was found in many games between bots. Numbers come as finished text unless a plural is
# chosen by them. $level, $strong, $weak: a bot as it is typed, such as easy. A $what is a sentence of the game or a name from it.

## Writing the page, at the terminal. $path: a file

report-written = The report is in { $path }.
report-no-bots = A report needs at least one bot, for instance --bots random,easy.
report-bad-versus = “{ $asked }” is neither an option written as key=value nor a folder.

## Top of the page

report-of-game = Report: { $game }
report-lab = From the lab
# $levels: the bots; $changes: options and component files that are not the usual ones.
report-setting =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $games } games per series, played by { $levels }
report-setting-changed =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $changes }, { $games } games per series, played by { $levels }
# $setting: one of the two above.
report-against = Compared with: { $setting }
# Two sides of a comparison, as short names.
report-this = first
report-that = second

## In short. $share, $wins, $luck, $points, $margin and $changes come with their bounds, as in report-between

report-brief = In short
report-brief-length = A game takes { $mean } actions; half of all games take between { $low } and { $high }.
report-brief-points = { $level } scores { $points } points.
report-brief-seats = Where you sit matters: among { $level } bots, seat { $seat } wins { $share }. The fair share is { $fair }.
report-brief-seats-equal = No seat does better than chance would explain: seat { $seat } is furthest off and wins { $share } among { $level } bots. The fair share is { $fair }.
report-brief-lead = The lead changes hands { $changes } times per game. In half of the games the last leader is ahead for good after { $percent } % of all actions.
# $middle: in half of the games the gap is no larger.
report-brief-close =
    The winner is { $margin } points ahead of the next; in half of the games { $middle ->
        [one] 1 point or less
       *[other] { $middle } points or less
    }. { $shared } of the games end with a shared first place.
report-brief-luck = Luck of the deal: when a deal is played again, the results of { $level } bots have a correlation of { $luck }. 0 means that the deal decides nothing, 1 that it decides everything.
report-brief-luck-alone = Luck of the deal: when a deal is played again, the points of the { $level } bot have a correlation of { $luck }. 0 means that the deal decides nothing, 1 that it decides everything.
report-brief-skill = Skill: one { $strong } bot among { $weak } bots wins { $wins }. The fair share is { $fair }.
report-brief-tried-nothing =
    { $count ->
        [one] The one thing that chance chose for the bots makes no difference beyond noise.
       *[other] Of { $count } things that chance chose for the bots, none makes a difference beyond noise.
    }
# $things: a list of report-brief-thing.
report-brief-tried =
    Of { $count } things that chance chose for the bots, { $beyond ->
        [one] 1 changes
       *[other] { $beyond } change
    } the chance to win beyond noise, in percentage points: { $things }.
report-brief-tried-alone =
    Of { $count } things that chance chose for the bot, { $beyond ->
        [one] 1 changes
       *[other] { $beyond } change
    } the points beyond noise: { $things }.
report-brief-thing = “{ $what }” by { $adds }

## Sections: a title, and a note under it

report-scores = Scores
report-scores-note = Points at the end, seat by seat. The line is the mean.
# For ears.
report-scores-told = Scores of { $level }, seat by seat; the table below has the numbers.
report-seats = Seats
report-seats-note = First places, seat by seat; a shared one counts in part. The dashed line is the fair share. Rows in bold are beyond noise.
report-seats-told = Wins of { $level }, seat by seat; the table below has the numbers.
report-length = Length
report-length-note = Actions per game, of all players together.
report-lead = Changes of the lead
report-lead-note = How often the lead passes from one player to another. Catching up is not passing.
report-taken = When the winner pulls ahead
report-taken-note = After how much of the game the last leader took the lead for good, in percent of all actions.
report-margin = Closeness
report-margin-note = Points between the first and the best of the others.
report-luck = Luck and skill
report-luck-note = Every deal is played twice by the same bots, which choose a little differently each time. What repeats is due to the cards and dice that were dealt; what does not is due to choices and later chance.
report-luck-table = The same deal again
report-skill-table = One stronger bot at the table
report-skill-row = { $strong } among { $weak }
report-choices = What is chosen, and what it adds
report-choices-note = In a second series chance makes about 3 choices per game for each seat, and the bots play on. Players who got something by chance are compared with players who could have and did not, so nothing else explains the difference: neither seat, nor skill, nor how the game stood. It tells what a thing adds to the chance to win, in percentage points, against whatever else could have been chosen there. Rows in bold are beyond noise.
report-choices-note-alone = In a second series chance makes about 3 choices per game, and the bot plays on. Games in which chance chose something are compared with those in which it could have and did not, so nothing else explains the difference. It tells how many points a thing adds, against whatever else could have been chosen there. Rows in bold are beyond noise.
report-other-choices = Other choices
report-happenings = What happens, and who does well with it
report-happenings-note = How players do when something happens to them, compared with players in the same seat when it does not. This does not prove that it helps: players who are ahead anyway may simply meet it more often. Only the seat is accounted for.
report-other-happenings = Other events
report-happenings-count = { $count } different things happened; those that happen most are shown.
# $count: how many tables are folded away.
report-more =
    { $count ->
        [one] 1 more table
       *[other] { $count } more tables
    }
report-rest =
    { $count ->
        [one] 1 more, met less often
       *[other] { $count } more, met less often
    }
report-left-out =
    { $count ->
        [one] 1 more, met less often, is not shown.
       *[other] { $count } more, met less often, are not shown.
    }

## Heads of columns, and names of rows

report-who = who
report-seat = seat { $seat }
report-seat-level = { $level }, seat { $seat }
report-mean = mean
report-deviation = spread
report-least = least
report-lower = lower quarter
report-middle = middle
report-upper = upper quarter
report-most = most
report-wins = wins
report-fair = fair share
report-over-fair = above the fair share, in percentage points
report-again = correlation
report-shared = shared first places
report-thing-column = what
report-per-game = per game
report-when-offered = chosen when possible
report-adds = adds to the chance to win
report-adds-points = adds points
report-reach = of all players
report-goes-with = does better by, in percentage points
report-goes-with-points = scores more by
report-drawn = drawn

## Small pieces. $value: a number; $low and $high: its bounds

report-between = { $value } ({ $low } to { $high })
# The name of a thing on its own.
report-thing = { $what }
# Stands for whatever fills another gap of a sentence: “Take … from (any)”.
report-any = (any)
# Stands for a player in sentences about everybody.
report-somebody = Somebody
report-another = another player

## Two settings compared

report-versus = What changed
report-versus-note =
    { $count ->
        [one] 1 number was compared.
       *[other] { $count } numbers were compared.
    } Among those that are called changed, one in twenty may be noise.
report-versus-changed = Changed beyond noise
report-versus-nothing = Nothing changed beyond noise.
report-versus-same =
    { $count ->
        [one] 1 number that did not change beyond noise
       *[other] { $count } numbers that did not change beyond noise
    }
report-versus-nearest = The { $count } that come nearest to a change are shown.
report-measure = what
report-change = change
report-measure-length = actions per game, { $level }
report-measure-points = points of seat { $seat }, { $level }
report-measure-wins = wins of seat { $seat }, { $level }
report-measure-changes = changes of the lead, { $level }
report-measure-taken-lead = percent of the game after which the winner leads, { $level }
report-measure-margin = points between first and next, { $level }
report-measure-shared = shared first places, { $level }
report-measure-luck = luck of the deal, { $level }
report-measure-taken = “{ $what }” is chosen when possible
report-measure-adds = “{ $what }” adds

## How it was measured

report-method = How this was measured
report-method-games = In each series all seats are played by equal bots. Bots see what their seat may see and no more.
report-method-intervals = Numbers in brackets are bounds: the true number lies between them 95 times in 100. The two games of a deal count as one witness, and so do several choices in one game.
report-method-many = Where many things are compared, some look special by chance alone. Bold rows are chosen by Benjamini and Hochberg’s rule, so that about one in twenty of them is noise.
report-method-bots = All of this is true of these bots. People play differently, and stronger bots may value things differently.
report-method-looked = What could have been chosen was taken down for { $share } of all choices.
report-method-again = This command writes the same page again:
report-facts = Rules version { $rules }, components { $components }, seed { $seed }.
