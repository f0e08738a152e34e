# Lessons, at the terminal and on the page. What is said in one lesson stands with its game.
lesson-next = Go on
lesson-read = Read, then go on
lesson-brought = That would bring: { $what }
lesson-taken-back = It was taken back.
lesson-right = Right.
lesson-done = You have done this lesson.
