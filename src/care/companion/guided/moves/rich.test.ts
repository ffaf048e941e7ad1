/** Replies to long messages: said back in a sentence, and left standing. */
import { describe, expect, it } from 'vitest';
import { offered, talk } from '#tests/factories/guided-talk.ts';

const LONG =
  'On Friday he came home late again with his cousin and they sat in the kitchen until two. I made the eggs and the toast and washed up after them both. Last week I burnt a cake and my first thought was to keep it quiet.';

describe('a long message', () => {
  it('gets one sentence of its own and no question that would fit any other', () => {
    const [reply] = talk({}, [LONG], '', 'alice');
    expect(reply?.text).toBe(
      'Last week you burnt a cake, and your first thought was to keep it quiet.',
    );
  });

  it('is never laid out as a list', () => {
    const [reply] = talk({}, [`${LONG} ${LONG.replace('Friday', 'Monday')}`], '', 'bob');
    expect(reply?.text).not.toContain(';');
  });

  it('is asked for its main thing where nothing stands out', () => {
    const [reply] = talk(
      {},
      [
        'it was the fourth of the month and the other one, the green one, then two more and the lid, the one with the hinge. then the rest of it, all of it, and the other half by the door.',
      ],
      '',
      'bob',
    );
    expect(reply?.text).toContain('Which matters most to you?');
  });

  it('begins no exercise because somebody said yes to another', () => {
    const [reply] = talk(
      offered('i_statement', 2),
      [
        'the last thing she asked me was is he coming. and i said yes mum he is on his way, and he was in spain with the kids, he never even booked a flight home to see her',
      ],
      'Go on.',
      'bob',
    );
    expect(reply?.state.skill).toBeNull();
  });

  it('that follows a no to an offer is answered', () => {
    const [reply] = talk(
      offered('i_statement'),
      [
        "I'm not ready for lines, go on telling you I think. There is the christening on the 14th with sixty people in a parish hall, and his toast. I've got a green dress and I've caught myself looking for something dull.",
      ],
      'We could write a few lines. Do you want to do that now, or go on telling me?',
      'alice',
    );
    expect(reply?.text).toContain('green dress');
  });
});
