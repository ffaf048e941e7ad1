/** What we took for danger and was none is taken back; what was danger is not lost by it. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';
import { heard } from './disclosure.ts';
import { NO_RISK } from './risk.ts';
import type { RiskState } from './types.ts';

const CALM: RiskState = { ...NO_RISK, calmTurns: 4 };

const talk = (from: RiskState | null, ...messages: readonly string[]) =>
  talkWith('james', messages, { from });

describe('"it" in a talk without danger', () => {
  it.each(['ill do it friday then, at the cafe. just ask', 'i will do it tomorrow, ring the bank'])(
    'is what the talk is of: %s',
    (message) => {
      expect(detect(message, CALM).level).toBe('distress');
    },
  );

  it.each([
    ['ill do it tonight', CALM],
    ['ill do it friday', { ...CALM, peak: 'active_ideation', asked: 1 } as RiskState],
    ['ill do it friday. goodbye everyone', CALM],
  ])('is still heard where more speaks for it: %s', (message, before) => {
    expect(['active_ideation', 'imminent']).toContain(detect(message, before).level);
  });
});

describe('a suicide in the family', () => {
  it.each([
    'i said my uncle was. suicidal i mean, he hanged himself in 88',
    'my mum was suicidal, she killed herself when i was nine',
  ])('is not the writer’s own: %s', (message) => {
    const asked: RiskState = { ...NO_RISK, peak: 'passive_ideation', asked: 1, denied: 1 };
    expect(detect(message, asked).level).toBe('distress');
  });

  it.each([
    'my uncle killed himself last year and i am suicidal',
    'my uncle killed himself. suicidal again tonight',
  ])('hides nothing of the writer’s: %s', (message) => {
    expect(detect(message).level).toBe('active_ideation');
  });

  it('is asked after where it stands beside a no', () => {
    const [, no] = talk(null, 'they would be better off without me', 'no, my dad was but im not');
    expect(no?.text).toContain('your dad');
  });
});

describe('"it" where telling somebody was the subject', () => {
  const wish = [
    'they would be better off if i was dead',
    'no',
    'i lied when i said no. i do think about it',
  ];

  it('is asked after, with the number first where it is not that', () => {
    const turn = talk(null, ...wish, 'how do i tell him', 'ok. ill do it tonight').at(-1);
    expect(turn?.text).toMatch(/telling somebody/);
    expect(turn?.text).toMatch(/911/);
  });

  it('is never passed over in a talk about it', () => {
    expect(talk(null, ...wish, 'i might just do it').at(-1)?.text).toMatch(/988/);
  });

  it('is danger where telling was no subject, or more is said', () => {
    expect(talk(null, ...wish, 'ok. ill do it tonight').at(-1)?.level).toBe('imminent');
    const more = talk(null, ...wish, 'how do i tell him', 'ill do it tonight with the pills').at(
      -1,
    );
    expect(more?.level).toBe('imminent');
  });
});

const DO_IT = 'i am going to do it on friday before they come';

describe('a mistake of ours', () => {
  it.each(['what are you on about', 'you got the wrong end of the stick', 'no. i meant my boss'])(
    'is owned, and nobody is kept with it: %s',
    (message) => {
      const [, right, next] = talk(null, DO_IT, message, 'so do i ask her or not');
      expect(right?.text).toMatch(/sorry/);
      expect(right?.text).toContain('988');
      expect(next?.takesOver).not.toBe(true);
    },
  );

  it('is asked about once more where it looked like a plan, and a yes is heard', () => {
    const [, right, yes] = talk(null, DO_IT, 'what are you on about', 'yes');
    expect(right?.text).toMatch(/dying|suicide/);
    expect(yes?.level).toBe('active_ideation');
    expect(yes?.takesOver).toBe(true);
  });

  it.each([
    'im on my own',
    'its my husband he hits me',
    'its my brother he died',
    'i feel so misunderstood',
  ])('is not heard in: %s', (message) => {
    const [, next] = talk(null, DO_IT, message);
    expect(next?.risk?.flags).not.toContain('cleared');
    expect(next?.takesOver).toBe(true);
  });

  it('is none where they only say that there is no danger', () => {
    const [, no] = talk(null, DO_IT, 'no im in no danger');
    expect(no?.text).toContain('911');
  });

  it('is none where it was said outright', () => {
    const [, right] = talk(null, 'i want to kill myself on friday', 'what are you on about');
    expect(right?.text).not.toMatch(/misread|got that wrong/);
    expect(right?.text).toContain('988');
  });

  it('leaves new danger to be heard', () => {
    const turns = talk(null, DO_IT, 'what are you on about', 'i want to kill myself');
    expect(turns.at(-1)?.risk?.flags).not.toContain('cleared');
    expect(turns.at(-1)?.takesOver).toBe(true);
  });
});

describe('after the most urgent', () => {
  const GRAVE = 'i have the pills in my hand and i am going to take them all tonight';

  it('the talk stays with it, and follows who is near', () => {
    const turns = talk(
      null,
      GRAVE,
      'thanks for trying',
      'never mind',
      'in bed. nobody',
      'its just if',
    );
    for (const turn of turns) expect(turn.takesOver).toBe(true);
    expect(turns[3]?.text).toMatch(/alone|by yourself/i);
  });
});

describe('behind a no', () => {
  const WISH = 'they would all be better off without me around';

  it.each([
    'i dont want to do anything. its just if i drifted over the line nobody would say it was on purpose',
    'no. just tired of waking up to the same day',
  ])('what is said next is heard by itself: %s', (message) => {
    expect(talk(null, WISH, message).at(-1)?.risk?.denied).toBe(0);
    expect(talk(null, WISH, message).at(-1)?.level).not.toBe('none');
  });

  it('a place is asked after, a plain reason is not', () => {
    expect(talk(null, WISH, 'no. just the road you know, the lorries').at(-1)?.text).toMatch(
      /dying|alive/,
    );
    expect(talk(null, WISH, 'no. just exhausted and the kids are ill').at(-1)?.risk?.denied).toBe(
      1,
    );
  });

  it('the no itself is heard where it stands second', () => {
    const turns = talk(
      null,
      'i cut my leg last night, not deep',
      'just so it goes quiet. no i dont want to die',
    );
    expect(turns[1]?.risk?.denied).toBe(1);
    expect(turns[1]?.text).toMatch(/quiet|edge off/);
  });
});

describe('things put in order', () => {
  const PAPERS = 'sorted all the insurance and passwords in a folder so its there for her';

  it('are a sign where dying was spoken of, also after a no', () => {
    const turns = talk(null, 'they would be better off if i was dead', 'no, never', PAPERS);
    expect(turns.at(-1)?.level).toBe('active_ideation');
    expect(turns.at(-1)?.takesOver).toBe(true);
  });

  it('are none by themselves', () => {
    expect(detect(PAPERS, CALM).level).toBe('distress');
    expect(detect('put the mortgage paperwork in a folder for my wife', CALM).level).toBe('none');
  });
});

describe('a no taken for a disclosure', () => {
  it.each(['i never said i was going to', 'i never said that i wanted it'])(
    'is not: %s',
    (message) => {
      expect(heard(message).first).toBe(false);
    },
  );

  it('hears how to tell it, and no other form', () => {
    expect(heard('how do i put it to him').howTell).toBe(true);
    expect(heard('what do i even put on a form').howTell).toBe(false);
    expect(heard('i have never told anyone').first).toBe(true);
  });

  it('is taken back again, without an apology for having misread it', () => {
    const wish = 'they would be better off if i was dead';
    const turns = talk(
      null,
      wish,
      'no',
      'ok. yeah maybe i have thought about it',
      'no forget i said it',
    );
    expect(turns[2]?.level).toBe('passive_ideation');
    expect(turns[3]?.text).not.toMatch(/misread|into your words/);
  });
});

describe('a mistake of ours that was put right', () => {
  const cleared: RiskState = {
    ...NO_RISK,
    peak: 'passive_ideation',
    flags: ['cleared', 'inferred'],
    asked: 1,
    denied: 1,
    sinceAsked: 12,
    calmTurns: 12,
  };

  it.each(['thats it? i am done with this', 'it is lonely, if i am honest, we are so polite'])(
    'is not asked about again: %s',
    (message) => {
      expect(talk(cleared, message)[0]?.text).not.toMatch(/dying|suicid|ending your life/i);
    },
  );

  it('is, where they despair', () => {
    expect(talk(cleared, 'i am worthless, there is no point')[0]?.text).toMatch(
      /dying|suicid|life|die|live/i,
    );
  });
});
