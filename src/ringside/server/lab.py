"""The lab over HTTP: ask for an experiment, see how it goes, take the report home."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from ringside.arena.lab.changes import changes
from ringside.arena.lab.findings import Findings
from ringside.arena.lab.report import report
from ringside.arena.lab.telling import about, headline, measure_title, use_title, variant_titles
from ringside.core.errors import RingsideError
from ringside.games import game as find_game
from ringside.server import answers as a
from ringside.server.hub import Hub
from ringside.server.laboratory import Kept, Running
from ringside.server.problems import Trouble
from ringside.words import LANGUAGES, message, name
from ringside.words.bots import bot_told

Asked = Request[Any, Any, Any]
Language = Annotated[str, Parameter(description="Of the texts; English if there are none in it")]

MOST_USES = 60


def hub_of(request: Asked) -> Hub:
    """The server that was asked."""
    hub: Hub = request.app.state.hub
    return hub


@post("/lab", summary="Measure what a change does to a game")
async def make_experiment(request: Asked, data: a.NewExperiment) -> a.ExperimentMade:
    """A new experiment, which waits for its turn, and its id."""
    hub, state = hub_of(request), request.scope["state"]
    try:
        planned = hub.laboratory.planned(data)
    except RingsideError as error:
        raise Trouble(400, "invalid-option", error) from None
    # What is refused does not count.
    if not hub.lab_rate.take(state["address"]) or not hub.lab_rate.take(state["guest"]):
        raise Trouble(429, "too-fast", "experiments-too-fast")
    return a.ExperimentMade(await hub.laboratory.begin(planned))


async def find(request: Asked, id: str) -> tuple[Kept, Running | None]:
    """An experiment by its id; 404 if there is none."""
    found = await hub_of(request).laboratory.find(id)
    if found is None:
        raise Trouble(404, "no-such-experiment", "no-such-experiment")
    return found


@get("/lab/{experiment_id:str}", summary="How an experiment goes, and what it has shown")
async def get_experiment(
    request: Asked, experiment_id: str, language: Language = "en"
) -> a.ExperimentInfo:
    """An experiment, with all texts in a language."""
    kept, running = await find(request, experiment_id)
    ahead = 0 if running is None else hub_of(request).laboratory.ahead(running)
    return info(experiment_id, kept, running, ahead, language if language in LANGUAGES else "en")


@get("/lab/{experiment_id:str}/report", summary="What an experiment has shown, as one page")
async def get_report(
    request: Asked, experiment_id: str, language: Language = "en"
) -> Response[str]:
    """The report that `ringside lab --html` writes, as a file."""
    kept, _ = await find(request, experiment_id)
    if kept.findings is None:
        raise Trouble(409, "not-over", "experiment-not-over")
    page = report(kept.findings, language if language in LANGUAGES else "en")
    file = f"{kept.experiment.game}-{experiment_id}.html"
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(page, media_type="text/html", headers=headers)


def info(
    id: str, kept: Kept, running: Running | None, ahead: int, language: str
) -> a.ExperimentInfo:
    """An experiment as the page shows it."""
    played = kept.experiment
    game = find_game(played.game)
    found = kept.findings
    status = "done" if found is not None else "failed" if kept.failed else "waiting"
    if running is not None and running.done:
        status = "running"
    return a.ExperimentInfo(
        id=id,
        status=status,  # type: ignore[arg-type]
        game=game.id,
        title=game.title,
        seats=played.seats,
        bot=bot_told(game.id, played.bots[0], language),
        level=played.bots[0],
        seed=played.seed,
        games=kept.games if found is None else found.games,
        done=kept.done if running is None else running.done,
        ahead=ahead,
        titles=variant_titles(played, language),
        variants=played.variants,
        changes=changes(played, language),
        wish=kept.wish,
        shown=None if found is None else shown(found, language),
    )


def shown(found: Findings, language: str) -> a.Shown:
    """What an experiment has shown, in words and figures."""
    id = found.experiment.game
    last = len(found.experiment.variants) - 1
    measures = [
        a.MeasureInfo(
            title=measure_title(id, measure, language),
            text=message(f"measure-{measure.key}", {"number": 0}, language, (), "", "text"),
            unit=measure.unit,
            values=measure.values,
            difference=measure.differences[last],
            sure=place in found.sure[last],
        )
        for place, measure in enumerate(found.measures)
    ]
    reasons = dict.fromkeys(reason for counts in found.reasons for reason in counts)
    return a.Shown(
        headline=headline(found, language),
        about=about(found, language),
        measures=measures,
        uses=[
            a.UseInfo(use_title(id, use, language), use.uses, use.adds)
            for use in found.uses[:MOST_USES]
        ],
        lengths=found.lengths,
        course=found.course,
        reasons=[
            a.ReasonInfo(
                name(id, "reason", reason, language),
                [counts.get(reason, 0) / found.games for counts in found.reasons],
            )
            for reason in reasons
        ],
    )
