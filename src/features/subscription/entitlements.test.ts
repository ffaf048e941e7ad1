/** Entitlements: the whole table, written out once more by hand, and the sentences at shut doors. */
import { describe, expect, it } from 'vitest';
import { STANDINGS } from './contract.ts';
import {
  closedBecause,
  FEATURES,
  type Feature,
  levelOf,
  mayTalkTo,
  opens,
  therapistClosedBecause,
} from './entitlements.ts';

/** none, trial, base, advanced, expired: `-` closed, `b` basic, `f` full. */
const WANTED: Readonly<Record<Feature, string>> = {
  chat: '-fff-',
  all_therapists: '-f-f-',
  voice: '-f-f-',
  cross_referencing: '-f-f-',
  peer_support: '-f-f-',
  offline_install: '-f-f-',
  progress: '-fbf-',
  mood_analysis: '-fbf-',
  journal: '-fff-',
  assessments: '-fff-',
  meditation: '-fff-',
  group_therapy: '-fff-',
  therapist_handover: '-fff-',
};

describe('the table', () => {
  it.each(FEATURES)('%s', (feature) => {
    const row = STANDINGS.map((standing) => levelOf(standing, feature));
    const letters = { closed: '-', basic: 'b', full: 'f' } as const;
    expect(row.map((level) => letters[level]).join('')).toBe(WANTED[feature]);
    expect(STANDINGS.map((standing) => opens(standing, feature))).toEqual(
      row.map((level) => level !== 'closed'),
    );
  });

  it('has no row for what nobody may ever be kept from', () => {
    const never = /export|delet|crisis|emergency|safety/;
    expect(FEATURES.filter((feature) => never.test(feature))).toEqual([]);
  });
});

describe('who may talk to whom', () => {
  it('trial and Advanced: everybody; Base: their own; others: nobody', () => {
    const who = (standing: (typeof STANDINGS)[number]) =>
      (['iris', 'bob'] as const).filter((id) => mayTalkTo(standing, id, 'iris'));
    expect(STANDINGS.map(who)).toEqual([[], ['iris', 'bob'], ['iris'], ['iris', 'bob'], []]);
    expect(mayTalkTo('base', 'iris', null)).toBe(false);
    expect(mayTalkTo('none', 'iris', 'iris')).toBe(false);
  });
});

describe('a shut door says why', () => {
  it('and nothing where it is open', () => {
    expect(closedBecause('base', 'chat')).toBeNull();
    expect(therapistClosedBecause('base', 'iris', 'iris')).toBeNull();
  });

  it.each(FEATURES)('%s: pay without a plan, a larger plan with Base', (feature) => {
    for (const standing of STANDINGS) {
      const closed = closedBecause(standing, feature);
      expect(closed === null).toBe(opens(standing, feature));
      if (!closed) continue;
      expect(closed.kind).toBe(standing === 'base' ? 'plan' : 'pay');
      expect(closed.to).toBe('/app/subscription');
    }
  });

  it('in a sentence that names the thing and the way', () => {
    expect(closedBecause('base', 'voice')?.sentence).toBe(
      'Voice mode is part of the Advanced Plan. You can upgrade on the subscription page.',
    );
    expect(closedBecause('none', 'peer_support')?.sentence).toBe(
      'The peer support community needs a plan. You can choose one on the subscription page.',
    );
    expect(closedBecause('expired', 'chat')?.sentence).toBe(
      'Your free trial or plan has ended. Choose a plan on the subscription page to go on.',
    );
    const names = FEATURES.map((feature) => closedBecause('none', feature)?.sentence ?? '');
    expect(new Set(names).size).toBe(FEATURES.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+.* needs a plan\./);
  });

  it('and tells a Base member who has not chosen from one who chose another', () => {
    expect(therapistClosedBecause('base', 'bob', null)).toMatchObject({
      kind: 'plan',
      sentence:
        'The Base Plan is for one therapist. Choose yours first, then you can start talking.',
      to: '/app/subscription',
    });
    expect(therapistClosedBecause('base', 'bob', 'iris')).toMatchObject({
      kind: 'plan',
      sentence:
        'This therapist is part of the Advanced Plan. Upgrade to talk with all 10 therapists.',
    });
    expect(therapistClosedBecause('expired', 'bob', 'bob')?.kind).toBe('pay');
  });

  it('says what an AI is called here', () => {
    const all = [
      ...FEATURES.map((feature) => closedBecause('none', feature, 'companion')),
      therapistClosedBecause('base', 'bob', null, 'companion'),
      therapistClosedBecause('base', 'bob', 'iris', 'companion'),
    ].map((closed) => closed?.sentence);
    expect(all.join(' ')).toMatch(/companion/);
    expect(all.join(' ')).not.toMatch(/therapist|undefined|[{}]/i);
  });
});
