# The frame of tutorials.
learn = Learn to play
learn-progress = Step { $step } of { $steps }
learn-next = Next
learn-back = Back
learn-show = Show me
learn-shown = Here is how:
learn-do-it = Do it for me
learn-legal-but-not = That is allowed, but here we want something else:
