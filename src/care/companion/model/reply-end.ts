/** Where a reply ends though the model goes on: it closes its turn, speaks for the person, or repeats its orders. */

/** A line's beginning is a line break, also the first one's: `replyEnd` sees to that. */
const END = [
  // Marks of chat templates that the server let through.
  /<\|[^|>\n]{1,40}\|>|<｜[^｜>\n]{1,40}｜>|<\/?(?:s|bos|eos|tool_call|(?:start|end)_of_turn)>|\[\/?INST\]/,
  // A turn that is not the companion's to write.
  /\n[ \t]*(?:(?:\*\*)?(?:User|Human|Assistant|You|Me|Person|Client|Patient)(?:\*\*)?:|#{2,4} ?(?:User|Human|Assistant|Instruction|Response)\b)/,
  // Our own texts.
  /\n?\[(?:Notes kept by the program|End of notes)|\n# (?:Who you are here|How you talk|You are [A-Z]|What you never do|Before you send)/,
].map(({ source }) => source);

/** The person is called by name in the notes, and so are their lines where a model writes them. */
function endFor(name: string): RegExp {
  const theirs =
    name === '' ? [] : [`\\n[ \\t]*(?:\\*\\*)?${name.replaceAll('.', '\\.')}(?:\\*\\*)?:`];
  return new RegExp([...END, ...theirs].join('|'), 'u');
}
/** The end of a text that may yet become one of them. */
const MAY_END = new RegExp(
  [
    /<(?:[|｜][^|｜>\n]{0,40}[|｜]?|\/?[a-z_:]{0,14})?$/,
    /\n?\[\/?[A-Za-z ]{0,25}$/,
    /\n(?:[ \t]*[#*]{0,4} ?[\p{L}\p{M}'.-]{0,24}\*{0,2}|# [A-Za-z ]{0,17})$/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

export interface ReplyEnd {
  /** Takes what was said and returns what surely belongs to the reply. */
  push(text: string): string;
  /** What was kept back and did belong to it. */
  rest(): string;
  /** True once the reply has ended; nothing comes after that. */
  readonly reached: boolean;
}

/** @param name the person's first name, or '' */
export function replyEnd(name = ''): ReplyEnd {
  const ends = endFor(name);
  const before = '\n';
  let kept = before;
  let begun = false;
  let reached = false;
  function take(length: number): string {
    const text = kept.slice(begun ? 0 : before.length, length);
    kept = kept.slice(length);
    begun ||= length > 0;
    return text;
  }
  return {
    push(text) {
      if (reached) return '';
      kept += text;
      const end = ends.exec(kept);
      if (end) reached = true;
      return take((end ?? MAY_END.exec(kept))?.index ?? kept.length);
    },
    rest: () => (reached ? '' : take(kept.length)),
    get reached() {
      return reached;
    },
  };
}
