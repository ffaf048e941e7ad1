/** An urge to self-harm that is told plainly, and dying that is denied: helped with, and not alarmed over. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';
import { NO_RISK } from './risk.ts';
import type { RiskState } from './types.ts';

const talk = (from: RiskState | null, ...messages: readonly string[]) =>
  talkWith('diana', messages, { from });
const FIRST =
  'ok so i dont want a lecture. i cut sometimes. not trying to die. i just want to know what to do tonight bc its one of those nights';

describe('an urge', () => {
  const said = talk(
    null,
    FIRST,
    'i already said im not trying to die. no i dont think about killing myself. im not hurt now either i havent done anything yet. a walk wont work its 11pm and my dad would hear the door',
    'NO. third time. what do i do with my hands right now is the actual question',
    'ive tried ice and it just melts and drawing on my arm w pen. pen kind of worked till it didnt. is there anything else',
    'what?? i asked what else to try. and theres no injury, i told you i havent done it tonight',
    'omg im not dying!! im sitting on my bed with a cat. nothing happened. can you just not with the 911',
    'my sister knows. shes asleep. she took my sharp stuff last month but i have one she doesnt know about',
    'maybe. i could go lie on her floor, she wont ask. but the blade is behind the radiator and i keep looking at it',
    'for cutting. its behind the radiator i just told you. not for dying. do i go to my sisters or not',
    'lighter is when lou (my sister) does my hair. ok im going to her room. should i take the blade with me or leave it there',
    'NOTHING HAS BEEN DONE. leaving it there. going to lous room. why do you keep yelling at me',
    'no. im in lous room. she moved over. i didnt cut',
    'i literally just said i didnt cut. no not ending my life. goodnight from lous floor',
  );
  it('is not asked again whether it is dying, once that is denied', () => {
    for (const one of said.slice(2))
      expect(one.text).not.toMatch(
        /suicide|killing yourself|ending your life|wanting to die|not being here/i,
      );
  });
  it('is never made an emergency of', () => {
    for (const one of said.slice(1)) {
      expect(one.level).not.toMatch(/imminent|ideation/);
      expect(one.text).not.toMatch(/\b911\b/);
    }
  });
  it('gets other things to do, no wound that is none, and a plain yes and no', () => {
    expect(said[2]?.text).toMatch(/hands|cold|towel|wall/);
    expect(said[3]?.text).toMatch(/hands|cold|wall|room/);
    expect(said[3]?.text).not.toBe(said[2]?.text);
    expect(said[8]?.text).toMatch(/^Yes/);
    expect(said[9]?.text).toMatch(/^Leave it/);
    expect(said[11]?.text).toMatch(/did not|without/);
  });
});

it.each(['i didnt cut', 'i have not cut since june', 'i did not hurt myself last night'])(
  'what was not done is none: %s',
  (message) => expect(detect(message).level).not.toBe('self_harm'),
);

it('dying that is spoken of plainly is heard beside it', () => {
  const said = talk(null, FIRST, 'no. well. sometimes i want to kill myself, yes').at(-1);
  expect(said?.level).toMatch(/ideation|imminent/);
});

describe('what would not be minded', () => {
  it.each([
    'it just goes through my head on the motorway that if a lorry drifted over i would not turn the wheel',
    "if a truck came at me i wouldn't move. i just wouldn't mind",
    'if a bus hit me tomorrow i would not even mind',
  ])('is a wish to die, and is asked after: %s', (message) => {
    const [said] = talk({ ...NO_RISK, calmTurns: 3 }, message);
    expect(said?.level).toBe('passive_ideation');
    expect(said?.text).toMatch(/\?/);
  });
  it.each([
    'if the bus is late i would not mind walking',
    'a lorry drifted over and i turned the wheel just in time',
    'i would not mind a cup of tea',
  ])('is none here: %s', (message) => {
    expect(talk({ ...NO_RISK, calmTurns: 3 }, message)[0]?.level).not.toBe('passive_ideation');
  });
});

describe('once it has been asked about', () => {
  const asked: RiskState = {
    ...NO_RISK,
    peak: 'passive_ideation',
    flags: ['distinct', 'inferred'],
    asked: 1,
    denied: 1,
    sinceAsked: 1,
    used: ['ask.inferred.0'],
  };
  it.each([
    "what's in it is a glovebox with ampoules in it. morphine. you didn't ask what i took",
    'there are eleven vials of insulin in my locker that nobody counts',
  ])('what was taken home is a means: %s', (message) => {
    const [said] = talk(asked, message);
    expect(said?.level).toMatch(/active_ideation|imminent/);
    expect(said?.risk.flags).toContain('means');
  });

  it.each([
    'How loud. Like the chain under the deck, you stop hearing it.',
    "You sound like the marine radio. I'm saying it's loud. Not tonight louder than other nights.",
    'its always there in the background',
  ])('how loud the thoughts are is a yes: %s', (message) => {
    const [said] = talk(
      { ...asked, peak: 'active_ideation', flags: [], sinceAsked: 0, used: ['again.0'] },
      message,
    );
    expect(said?.risk.flags).toContain('disclosed');
  });

  it('nobody is asked whom they could tell, who has somebody beside them', () => {
    const told: RiskState = {
      ...NO_RISK,
      peak: 'imminent',
      flags: ['disclosed', 'means', 'outright'],
      asked: 3,
      sinceAsked: 3,
      calmTurns: 3,
      used: ['told.plan.0', 'told.keeps.0', 'reach.here.0', 'still.ask.0'],
    };
    const [said] = talk(
      told,
      "He's got the key now. Making him coffee. Funny, I'm shaking more than before.",
    );
    expect(said?.text).not.toMatch(/Who is the one person|Who is around you|should it be/);
  });
});
