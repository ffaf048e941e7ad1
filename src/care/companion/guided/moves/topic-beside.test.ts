/** A guide begins beside an answer of ours, and makes nobody sure of what it cannot know. */
import { describe, expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';
import { topicById } from '../topics/index.ts';

const talk = (lines: readonly string[], therapistId: 'charlie' | 'diana') =>
  converse(lines, { therapistId, seed: 'beside' });
const last = (lines: readonly string[], therapistId: 'charlie' | 'diana') =>
  talk(lines, therapistId).at(-1);

describe('a guide begins', () => {
  it('with a message in which something is asked of us, too', () => {
    const [first] = talk(['There was a car crash in May. I do not want to describe it.'], 'diana');
    expect(first?.guided.topic?.id).toBe('accident');
  });

  it('after one that only leads until it is known what it is about', () => {
    const lines = [
      'i dont know why im here really, everything is fine on paper',
      'i had a car accident in march and every horn makes me jump since then',
    ];
    expect(last(lines, 'diana')?.guided.topic?.id).toBe('accident');
  });
});

describe('asked to be made sure', () => {
  it('gives no verdict, and no answer that would fit anything', () => {
    const guide = topicById('health-anxiety');
    const text =
      last(
        [
          'i have a lump in my arm and google says cancer, i check it all day',
          'could it be lymphoma?',
        ],
        'charlie',
      )?.text ?? '';
    expect(guide?.asked.sure.some((line) => text.includes(line))).toBe(true);
  });

  it('hears an order not to tell as none', () => {
    const text =
      last(
        [
          'i keep having panic attacks on the bus',
          "a beer helps. don't tell me that's just hiding from it",
        ],
        'charlie',
      )?.text ?? '';
    expect(topicById('panic-attacks')?.asked.sure.some((line) => text.includes(line))).toBe(false);
  });
});
