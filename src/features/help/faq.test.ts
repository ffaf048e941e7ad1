/** The questions: every one has its places, and what they promise is what the product does. */
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  FAQ,
  type FaqFacts,
  filledIn,
  HELP_CATEGORIES,
  PROFILE_CATEGORIES,
} from './faq.ts';

const facts: FaqFacts = {
  passwordMin: 6,
  trialDays: 7,
  baseIntroDays: 30,
  minimumAge: 18,
  personaTitle: 'therapist',
  supportEmail: 'help@example.org',
};
const textOf = (id: string, given: FaqFacts = facts) =>
  filledIn(FAQ.find((entry) => entry.id === id)?.answer.join('\n') ?? '', given);

describe('the questions', () => {
  it('have ids of their own, made of the category’s initials and a number', () => {
    expect(new Set(FAQ.map(({ id }) => id)).size).toBe(FAQ.length);
    for (const { id, help } of FAQ) {
      const initials = help.includes('-')
        ? help.replace(/(\w)\w*-(\w)\w*/, '$1$2')
        : help.slice(0, 2);
      expect(id).toMatch(new RegExp(`^${initials}-[1-9][0-9]?$`));
    }
    expect(FAQ[0]?.id).toBe('gs-1');
  });

  it('fill every category of the help center and of the profile', () => {
    for (const { id } of HELP_CATEGORIES) {
      expect(FAQ.filter(({ help }) => help === id).length, id).toBeGreaterThanOrEqual(2);
    }
    for (const { id } of PROFILE_CATEGORIES) {
      expect(FAQ.filter(({ profile }) => profile === id).length, id).toBeGreaterThanOrEqual(4);
    }
  });

  it('leave no name unfilled', () => {
    for (const { question, answer } of FAQ) {
      expect(filledIn([question, ...answer].join(' '), facts)).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('what they promise', () => {
  it('is the minimum that is enforced, and the recommendation', () => {
    expect(textOf('ac-1')).toContain('at least 6 characters; we recommend 8 or more');
    const strict = textOf('ac-1', { ...facts, passwordMin: 15 });
    expect(strict).toContain('at least 15 characters');
    expect(strict).not.toContain('8 or more');
  });
  it('is the trial and the free days that this server gives', () => {
    expect(textOf('gs-2')).toContain('free trial of 7 days');
    expect(textOf('gs-2', { ...facts, trialDays: 1 })).toContain('free trial of 1 day,');
    expect(textOf('ac-6')).toContain('starts with 30 days free');
  });
  it('is no trial and no free days where this server gives none', () => {
    const none = { ...facts, trialDays: 0, baseIntroDays: 0 };
    const all = FAQ.flatMap((entry) => answerOf(entry, none)).join(' ');
    expect(all).not.toMatch(/\b0 days/);
    expect(all).toContain('There is no free trial here');
  });
  it('is access to the end of the paid period after cancelling', () => {
    expect(textOf('ac-9')).toMatch(/stops at once.*until the end of the period/s);
  });
  it('is a voice on the plans that have one', () => {
    for (const id of ['fe-2', 'fe-5']) {
      expect(textOf(id)).toContain('during the free trial and in the Advanced Plan');
    }
    expect(textOf('tr-2')).toContain('On the Base Plan the microphone is closed');
  });
  it('is the price on the plan', () => {
    expect(textOf('ac-5')).toMatch(/\$9\.99.*\$19\.99/s);
  });
  it('calls nobody a therapist where that is not allowed', () => {
    const all = FAQ.flatMap(({ question, answer }) => [question, ...answer]).join(' ');
    expect(filledIn(all, { ...facts, personaTitle: 'companion' })).not.toMatch(/\btherapists?\b/);
  });
});
