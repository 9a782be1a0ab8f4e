"""What a game is about for whoever sits here: the briefing, the goals, how it stands and how it ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.goals import Goals, Objective
from sandtable.engine.journal import BOT
from sandtable.engine.messages import Words
from sandtable.terminal.looking import Looking

#: so many places are named in a briefing; the goals have them all
FEW = 10
#: from so many minutes on they are told in hours
LONG = 150


def lasting(words: Words, turns: int, minutes: tuple[int, int] | None) -> str:
    """How long a game takes: turns, and about how many minutes or hours."""
    parts = [words.say("lobby-turns", {"turns": turns})] if turns else []
    if minutes and minutes[1] > LONG:
        least, most = (round(one / 30) / 2 for one in minutes)
        parts.append(words.say("briefing-hours", {"least": least, "most": most}))
    elif minutes:
        least, most = (round(one / 10) * 10 for one in minutes)
        parts.append(words.say("briefing-minutes", {"least": least, "most": most}))
    return " · ".join(parts)


class Briefed(Looking):
    """The table, and what is wanted at it."""

    def practice(self) -> list[str]:
        """That the dice of this game prove nothing, and why; nothing where they do."""
        reasons = self.table.practice
        return [self.say("verify-practice"), *(self.say(f"practice-{one}") for one in reasons)] if reasons else []

    def briefing(self) -> list[str]:
        """Who the viewer is, what he wants, what decides, what is worth having, how long it takes."""
        goals = self.game.goals(self.view)
        named = [one for one in goals.objectives if one.name or one.space]
        more = len(named) - FEW
        lines = [" · ".join(part for part in (self.about.date, self.about.place) if part)]
        lines += [f"{self.say('briefing-you')} {self.teller.seat(self.viewer)}", *self.against()]
        lines += ["", self.teller.message(goals.wants)] if goals.wants else []
        lines += ["", self.about.summary] if self.about.summary else []
        lines += self.what_decides(goals)
        lines += self.worth_having(named[:FEW])
        lines += [f"  {self.say('goals-more', places=more)}"] if more > 0 else []
        lines += ["", lasting(self.teller.words, self.about.turns, goals.minutes)]
        return lines[0 if lines[0] else 1 :]

    def against(self) -> list[str]:
        """Which bots play against the viewer; nothing where people or the rules do."""
        sides, mine = self.printed.sides, self.game.seats[self.viewer]
        friends = next((side["seats"] for side in sides if mine in side.get("seats", [])), [mine])
        players = self.table.journal.header.players
        found = [by.removeprefix(BOT) for seat, by in players.items() if by.startswith(BOT) and seat not in friends]
        names = list(dict.fromkeys(map(self.bot_name, found)))
        return [self.say("briefing-against", players=names)] if names else []

    def bot_name(self, bot: str) -> str:
        """What a bot is called, by the game or by the table."""
        own = f"{self.game.title.name}-bot-{bot}"
        return self.say(own if self.teller.words.has(own) else f"bot-{bot}")

    def goals(self) -> list[str]:
        """What the viewer wants, what decides the game, what is worth having, and how it would end now."""
        goals = self.game.goals(self.view)
        lines = self.against()
        lines += [self.teller.message(goals.wants)] if goals.wants else []
        lines += self.what_decides(goals)
        lines += self.worth_having(goals.objectives)
        if goals.now:
            ended = "goals-now" if self.table.decision else "goals-ended"
            told = [self.teller.message(one) for one in (goals.now, goals.next) if one]
            lines += ["", f"{self.say(ended)}: {' · '.join(told)}"]
        return lines

    def what_decides(self, goals: Goals) -> list[str]:
        """What decides the game, a line for each thing."""
        decides = [f"  • {self.teller.message(one)}" for one in goals.decides]
        return ["", self.say("briefing-decides"), *decides] if decides else []

    def worth_having(self, objectives: Sequence[Objective]) -> list[str]:
        """The places that count, a line for each."""
        places = [f"  • {self.objective(one)}" for one in objectives]
        return ["", self.say("goals-objectives"), *places] if places else []

    def objective(self, one: Objective) -> str:
        """A place, what it is worth and who holds it."""
        worth = "/".join(f"{points:g}" for points in one.worth)
        holder = self.side(one.side) if one.side >= 0 else self.say("goals-nobody")
        note = self.teller.message(one.note) if one.note else ""
        name = self.teller.name(one.name) if one.name else self.place(one.space)
        if one.space in self._spaces and (label := self.label_of(one.space)) not in name:
            name = f"{name} ({label})"
        return " · ".join(part for part in (name, worth, holder, note) if part)

    def ending(self) -> list[str]:
        """How the game ended, once it has: each side's total as it is counted up, or the score of each seat."""
        result = self.table.result
        if result is None:
            return []
        level, *scores = self.teller.result(result)
        totals = [line for line in self.account() if line and not line.startswith("  ")]
        return [level, *(totals if len(totals) >= len(scores) else scores)]

    def missing(self) -> list[str]:
        """What would have been needed for the next better end; nothing where somebody gave up."""
        result, following = self.table.result, self.game.goals(self.view).next
        conceded = result is not None and result.reason == "conceded"
        return [self.teller.message(following)] if following and not conceded else []

    def verdict(self) -> str:
        """Whether whoever plays here alone has won, once it is over; '' where that is nobody or everybody."""
        result = self.table.result
        people = [seat for seat in range(len(self.game.seats)) if seat not in self.bots]
        if result is None or result.winner is None or result.allies or len(people) != 1:
            return ""
        sides = result.sides or self.game.seats
        mine = self.game.seats[people[0]]
        own = next((side["id"] for side in self.printed.sides if mine in side.get("seats", [])), mine)
        return self.say("ending-you-won" if sides[result.winner] in (mine, own) else "ending-you-lost")

    def account(self) -> list[str]:
        """The points of each side, line by line, with the rules they are counted by."""
        told = []
        for side in self.printed.sides:
            account = self.game.standing(self.view.state).account
            lines = [(line, points) for line, points in account.items() if line.side == side["id"] and points]
            if lines:
                total = sum(points for _, points in lines)
                told += ["", f"{self.teller.name(side['id'])}: {total:g}"]
            for line, points in lines:
                about = self.teller.word(self.teller.name(line.about)) if line.about else self.say("goals-other")
                why = ", ".join(filter(None, (about, self.teller.because(line.rule))))
                told.append(f"  {points:>+4g}  {why} ({line.rule})")
        return told
