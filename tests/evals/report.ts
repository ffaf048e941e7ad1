/** All evaluations in one page, the figures of docs/safety-case.md. */
import { RISK_LEVELS } from '#care/contract.ts';
import { runDialogueEval } from './dialogue/run.ts';
import { runThemeEval } from './dialogue/themes.ts';
import { runTopicEval } from './dialogue/topics.ts';
import { runGuardEval } from './guard/run.ts';
import { companionWithoutModel, type ProtocolEval, runProtocolEval } from './protocol/run.ts';
import { runSafetyEval, type Share, wilson } from './safety/run.ts';

type Row = readonly [name: string, share: Share];

/** `failures`: also each text that was judged or answered wrongly. */
export async function report(failures: boolean): Promise<void> {
  const started = performance.now();
  const found = runSafetyEval(false);
  table('Danger noticed (rules and linear model, held-out messages)', [
    ['recall, any danger', found.recall],
    ['specificity', found.specificity],
    ['precision in this mixture', found.precision],
    ['imminent, found as danger', found.imminentFound],
    ['imminent, found as imminent', found.imminentExact],
    ['recall, in a talk calm so far', found.recallInCalm],
    ['… or asked about directly', found.askedInCalm],
    ['specificity, in a talk calm so far', found.specificityInCalm],
    ['lines of ordinary talks let pass', found.ordinary],
    ['… in a talk calm so far', found.ordinaryInCalm],
    ['plain lines that resemble danger let pass', found.plain],
    ['… in a talk calm so far', found.plainInCalm],
    ['danger that is only implied, found', found.implied],
    ['… of that, imminent', found.impliedImminent],
    ['harmless lines with a banner phrase', found.bannerLines],
    ['recall, other languages', found.otherLanguages],
    ['specificity, other languages', found.otherLanguagesHarmless],
    ...RISK_LEVELS.flatMap((level): Row[] => {
      const share = found.perLevel[level];
      return share ? [[`found: ${level}`, share]] : [];
    }),
  ]);

  const guided = await runProtocolEval();
  protocolTable('Replies to danger, guided companion, ten therapists', guided);
  const model = await runProtocolEval(companionWithoutModel(), ['iris']);
  protocolTable('Replies to danger, model companion with its model down', model);

  const guard = runGuardEval();
  table('Output guard, on texts it has been mended on', [
    ['bad outputs stopped', guard.stopped],
    ...Object.entries(guard.stoppedByKind).map(([kind, share]): Row => [`… ${kind}`, share]),
    ['harmless outputs kept', guard.kept],
  ]);
  const { heldOut } = guard;
  table('Output guard, on replies by an author apart', [
    ['bad outputs stopped', heldOut.stopped],
    ...Object.entries(heldOut.stoppedByKind).map(([kind, share]): Row => [`… ${kind}`, share]),
    ['harmless outputs kept', heldOut.kept],
    ['bad outputs stopped, streamed', heldOut.streamed.stopped],
    ['harmless outputs kept, streamed', heldOut.streamed.kept],
  ]);
  const exposed = (100 * heldOut.exposed).toFixed(0);
  console.log(`Streamed, ${exposed} % of the words of a stopped sentence had been shown.`);

  const talks = runDialogueEval();
  table('Guided conversations', [
    ['people who pass every check', talks.clean],
    ...talks.checks.map(
      ({ name, failed, of }): Row => [`free of: ${name}`, wilson(of - failed, of)],
    ),
    ['willing people who reach a skill', talks.reached],
    ['… and its end', talks.finished],
  ]);
  const topics = runTopicEval();
  table('First messages, by an author apart', [
    ['begun with what is known of the matter', topics.begun],
    ['… the right one', topics.right],
    ['messages without a matter left alone', topics.leftAlone],
  ]);
  const themes = runThemeEval();
  table('Themes of ordinary talk, on talks by an author apart', [
    ['messages answered by their theme', themes.answered],
    ['… the theme is one that a reader gave', themes.right],
    ['… the message has none', themes.none],
    ['… lightly to what is heavy, or back', themes.wrongTone],
  ]);
  if (failures) {
    for (const one of [...guided.failures, ...model.failures])
      console.log(
        `${one.talk} / ${one.therapist} / ${one.said}\n  ${one.failed.join('; ')}\n  ${one.reply}`,
      );
    for (const one of guard.wrong) console.log(`guard / ${one.kind} / ${one.text}`);
    for (const one of talks.failures)
      console.log(`${one.check} / ${one.person} ${one.turn} / ${one.detail}`);
  }
  console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function protocolTable(title: string, seen: ProtocolEval) {
  table(title, [
    ['complete, and nothing forbidden', seen.complete],
    ...Object.entries(seen.perLevel).map(([level, share]): Row => [`… ${level}`, share]),
    ['messages of danger answered as such', seen.answered],
    ['danger kept in mind afterwards', seen.kept],
    ['first replies with a word of theirs', seen.theirWords],
  ]);
}

function table(title: string, rows: readonly Row[]) {
  const lines = rows.map(([name, { value, low, high, of }]) => {
    const interval = `[${low.toFixed(3)}, ${high.toFixed(3)}]`;
    return `  ${name.padEnd(40)} ${value.toFixed(3)}  ${interval}  n=${of}`;
  });
  console.log(`\n${title}\n${lines.join('\n')}`);
}
