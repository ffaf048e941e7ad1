/** One answer of the help assistant, before danger is added to it. */
export interface Said {
  readonly response: string;
  readonly links?: { to: string; label: string }[];
  readonly suggestions?: string[];
}

/** The words an installation fills in. */
export interface Wording {
  /** 'therapist' or 'companion'. */
  readonly persona: string;
  readonly supportEmail: string;
}
