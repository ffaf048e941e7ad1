/** Answers as people give them: half ones, two at once, too much, not now. */
import { describe, expect, it } from 'vitest';
import { converse, running, talk } from '#tests/factories/guided-talk.ts';

const NUMBER = 'How true does it feel right now, from 0 to 100?';
const THOUGHT = 'Which thought hurts the most right now? Write it in one sentence.';

describe('a step of an exercise', () => {
  it('takes a figure past the end of the scale for the end, and says so', () => {
    const [reply] = talk(running('thought_record', 1, {}), ['like 130'], NUMBER, 'charlie');
    expect(reply?.text).toContain('I put 100');
    expect(reply?.state.skill?.slots.before).toBe('100');
  });

  it('takes a thought as it was written, and not its loudest clause', () => {
    const said =
      'that the roof comes down on us in the winter, both of us. and the neighbour hates me';
    const [reply] = talk(running('thought_record', 0, {}), [said], THOUGHT, 'charlie');
    expect(reply?.state.skill?.slots.thought).toMatch(/^“the roof comes down/);
    expect(reply?.text).not.toContain('“the neighbour hates me”');
  });

  it('says the first of an answer that turns elsewhere, or nothing of it', () => {
    const [reply] = talk(
      running('decisional_balance', 0, { stay: 'staying', go: 'leaving' }),
      ['the garden. and my sister on the corner. but that is also what i hate about it most days'],
      'What is good about staying?',
      'james',
    );
    expect(reply?.state.skill?.slots.good).toBe('“the garden. and my sister on the corner”');
  });

  it('leaves out a part that is put off, and keeps what was said to it', () => {
    const run = running('decisional_balance', 2, { stay: 'staying', go: 'leaving' });
    const [half] = talk(run, ['what if the dog pines. can we do that bit later'], '', 'james');
    expect(half?.state.skill).toMatchObject({
      step: 3,
      slots: { hard: '“what if the dog pines”' },
    });
    const [none] = talk(run, ['can we leave that one for later'], '', 'james');
    expect(none?.state.skill?.step).toBe(3);
  });

  it('is put down when the whole is put off, and taken up again', () => {
    const [later, again] = talk(
      running('paced_breathing', 1, { before: '6' }),
      ['can we do this later', 'ok can we go on with it'],
      '',
      'evan',
    );
    expect(later?.state).toMatchObject({ skill: null, refused: false });
    expect(again?.state.skill).toMatchObject({ id: 'paced_breathing', step: 1 });
  });

  it('that is called stupid is owned, with the way out named', () => {
    const [reply] = talk(running('paced_breathing', 0, {}), ['thats stupid'], '', 'evan');
    expect(reply?.text).toMatch(/skip/i);
    expect(reply?.state.skill?.step).toBe(0);
  });

  it('asks what then, where only what is in the way was told', () => {
    const run = running('problem_solving', 4, { problem: '“the shed”', first: '“ring Tam”' });
    const [told] = talk(
      run,
      ['hell only say he is busy'],
      'What could get in the way of it?',
      'evan',
    );
    expect(told?.text).toMatch(/what will you do/i);
    expect(told?.text).not.toMatch(/\bgood\b/i);
    const [free] = talk(run, ['nothing really'], 'What could get in the way of it?', 'evan');
    expect(free?.text).toMatch(/which day|day and a time/i);
  });

  it('lets nobody choose from a single idea', () => {
    const [reply] = talk(running('problem_solving', 1, {}), ['ring Tam at the yard'], '', 'evan');
    expect(reply?.state.skill?.step).toBe(3);
  });

  it('keeps the time that suits, and not the one that is ruled out', () => {
    const run = running('problem_solving', 6, { first: '“ring Tam”', plan: '“ask his wife”' });
    const [reply] = talk(run, ['cant tomorrow, on nights. saturday morning'], 'When?', 'evan');
    expect(reply?.text).toContain('“ring Tam”, “Saturday morning”');
    expect(reply?.text).toContain('“ask his wife”');
  });

  it('ends with the fair sentence, “but” and all', () => {
    const [, end] = talk(
      running('thought_record', 4, { thought: '“it falls down”', before: '80' }),
      ['it is old but it stood through last winter', '40'],
      '',
      'charlie',
    );
    expect(end?.text).toContain('“it is old but it stood through last winter”');
    expect(end?.state.skill).toBeNull();
  });

  it('takes an answer held up as a question, and asks nothing of it', () => {
    const run = running('worry_time', 2, { worries: '“the roof”', before: '8' });
    const [reply] = talk(run, ['not in the morning. about 7 on the porch?'], 'When?', 'charlie');
    expect(reply?.state.skill?.step).toBe(3);
    expect(reply?.state.skill?.slots.when).toBe('“about 7 on the porch”');
    const [asked] = talk(run, ['what do you mean by that?'], 'When?', 'charlie');
    expect(asked?.state.skill?.step).toBe(2);
  });

  it('counts what was done, and makes the rest small', () => {
    const [reply] = talk(
      running('paced_breathing', 1, { before: '6' }),
      ['i did one and the postman rang'],
      'In for four, out for six, three times.',
      'evan',
    );
    expect(reply?.text).toMatch(/counts/i);
    expect(reply?.state.skill?.step).toBe(1);
    const [, next] = talk(
      running('paced_breathing', 1, { before: '6' }),
      ['i did one and the postman rang', 'ok'],
      'In for four, out for six, three times.',
      'evan',
    );
    expect(next?.text).not.toMatch(/five more/i);
  });

  it('takes the answer behind a remark on our words', () => {
    const run = running('i_statement', 3, { fact: '“the bike”', felt: '“small”', need: '“ask”' });
    const said =
      'that sounds like a leaflet. when you take the bike i feel small and id like you to ask';
    const [reply] = talk(run, [said], 'How would you say it?', 'alice');
    expect(reply?.state.skill?.step).toBe(4);
    expect(reply?.state.skill?.slots.keep).toMatch(/^“when you take the bike/);
  });

  it('ends with all they settled on, and what the last answer calls for', () => {
    const slots = {
      worries: '“the roof”',
      before: '8',
      when: '“seven on the porch”',
      keep: '“not yet”',
    };
    const [reply] = talk(
      running('worry_time', 5, slots),
      ['went quiet for a bit then came back'],
      'What happened to it?',
      'charlie',
    );
    expect(reply?.text).toContain('Give it a week');
    expect(reply?.text).toContain('“seven on the porch”');
    expect(reply?.text).toContain('“not yet”');
  });

  it('puts eleven of ten at ten', () => {
    const [reply] = talk(running('paced_breathing', 0, {}), ['11'], '0 to 10?', 'evan');
    expect(reply?.state.skill?.slots.before).toBe('10');
  });

  it('says that it was all of it, and promises nothing', () => {
    const done = [
      { id: 'self_compassion' as const, before: null, after: null, keep: '“once”', turn: 8 },
    ];
    const [all] = talk({ done }, ['huh ok. is that it?'], '', 'grace');
    expect(all?.text).toMatch(/^Yes, that was all/);
    const [use] = talk({ done }, ['ok what do i do with that'], '', 'grace');
    expect(use?.text).toMatch(/next time/);
    const [will] = talk({ done }, ['will that be enough though'], '', 'grace');
    expect(will?.text).toMatch(/may not be enough/);
  });
});

describe('an exercise asked for', () => {
  const told = [
    'my brother wants to sell the house, i dont know if i want to',
    'we never talk of it',
  ];
  const with_ = { therapistId: 'james', seed: 'asked' } as const;

  it('begins at once by its name', () => {
    for (const ask of ['can we do a for and against', 'can we start the for and against']) {
      const last = converse([...told, ask], with_).at(-1);
      expect(last?.guided.skill?.id, ask).toBe('decisional_balance');
    }
  });

  it('is found by the name we have for it, and for the words that are wanted', () => {
    const diary = converse([...told, 'can we do the evidence diary'], with_).at(-1);
    expect(diary?.guided.skill?.id).toBe('evidence_diary');
    const weighed = converse([...told, 'can we weigh that thought'], with_).at(-1);
    expect(weighed?.guided.skill?.id).toBe('thought_record');
    const wording = converse([...told, 'can you help me get the words right'], with_).at(-1);
    expect(wording?.guided.skill?.id).toBe('i_statement');
  });

  it('is offered where a way to tackle it is asked for', () => {
    const last = converse([...told, 'is there some way to tackle this'], with_).at(-1);
    expect(last?.guided.pending?.kind).toBe('offer');
  });
});
