# The language itself.

## Where the language is chosen

# What the language is called by those who speak it.
language = English
# Above the languages to choose from, in the settings.
language-choice = Language
# Instead of a language: whatever the browser asks for.
language-auto = Same as browser

## At the terminal

# $asked: what was typed; $known: the tags of all languages, as a list.
cli-no-such-language = There is no language “{ $asked }”. Choose from { $known }.

## Lists in sentences; the page joins lists by the browser’s own knowledge of the language

# All but the last of a list: “a, b”. $first: what came before; $last: what comes next.
list-comma = { $first }, { $last }
