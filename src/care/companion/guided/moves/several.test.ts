/** Replies to messages of some length: the right line of theirs, and nothing that hangs loose behind it. */
import { describe, expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';
import { lastDeeds } from './deeds.ts';

const last = (lines: readonly string[], therapistId: 'fiona' | 'iris' | 'bob') =>
  converse(lines, { therapistId, seed: 'several' }).at(-1)?.text ?? '';

describe('where several things are told', () => {
  it('gives back the two lines that belong together', () => {
    const text = last(
      [
        'My aunt died in May',
        'Robert never visited, you know. Four years and he sent one card, and now he has views on the curtains.',
      ],
      'fiona',
    );
    expect(text).toContain('Robert never visited, and now he has views on the curtains');
  });

  it('asks nothing that is asked of any trouble', () => {
    const text = last(
      [
        'My aunt died in May',
        'I have not cried about it. And now there is the flat, thirty years of it, and my cousin Ruth wants it sold by autumn.',
      ],
      'fiona',
    );
    expect(text).toContain('cousin Ruth wants it sold by autumn');
    expect(text).not.toContain('?');
  });

  it('does not ask what makes it hard to take back what is said', () => {
    const text = last(
      [
        'I feel nothing for the baby',
        "I told her I was happy because that's what you say, and she hugged me and said at last, so now I can't unsay it.",
      ],
      'iris',
    );
    expect(text).toContain("now you can't unsay it");
    expect(text).not.toContain('?');
  });

  it('gives back no half of a sentence', () => {
    const text = last(
      [
        'My aunt died in May',
        "My husband says to write it on the calendar. I sat with the pencil in my hand and I couldn't, it looked like an appointment.",
      ],
      'fiona',
    );
    expect(text).not.toMatch(/you couldn't,? and/i);
  });

  it('joins what one person told in one breath', () => {
    const text = last(
      [
        'I feel flat since I retired',
        "Twenty years I knew what five o'clock was for. My son rings on Fridays, I tell him I'm gardening, I've not touched a spade.",
      ],
      'iris',
    );
    expect(text).toContain("You tell him you're gardening, and you've not touched a spade");
  });

  it('leaves to another what they sat through', () => {
    const text = last(
      [
        'My aunt died in May',
        'He looked so pleased for the first time in weeks and I was jealous of him, sat there with a sister still at work.',
      ],
      'fiona',
    );
    expect(text).not.toMatch(/you sat there/i);
  });

  it('gives back what came and not what was going on', () => {
    const text = last(
      [
        'I feel flat since she was born',
        "Yes. I get up, I lie down. Last night she was screaming and I stood at the door and thought, that's shrill, and that was it, nothing else came.",
      ],
      'iris',
    );
    expect(text).toMatch(/nothing else came/i);
  });

  it('does not tell somebody who writes much that a line is enough', () => {
    const text = last(
      [
        'Our girl came in March and everyone at work keeps telling me how lucky we are. I hold her and I feel nothing at all, like she belongs to the neighbours.',
      ],
      'iris',
    );
    expect(text).not.toMatch(/slowly|one line|as little/i);
  });

  it('keeps what a likeness is of', () => {
    const text = last(
      [
        'I am tired',
        "My husband says it will pass. I feed her, I bath her, I'm quick at it by now, but it's like a job with no days off.",
      ],
      'iris',
    );
    expect(text).not.toMatch(/but a job/);
  });
});

describe('a row of deeds', () => {
  it('is given back from its end', () => {
    expect(
      lastDeeds(
        'you went up on Sunday and opened the loft and closed it again and just walked home',
      ),
    ).toBe('you opened the loft and closed it again and just walked home');
  });

  it('is left alone where it is short or no row', () => {
    expect(lastDeeds('you went up and cried')).toBe('you went up and cried');
    expect(lastDeeds('she went up and shut the door and left')).toBe(
      'she went up and shut the door and left',
    );
  });
});
