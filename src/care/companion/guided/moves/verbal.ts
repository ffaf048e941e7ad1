/** Feeling words that were a verb in the sentence: quoted by themselves they would name nothing. */
export const VERBAL =
  /^(?:miss|hate|hate myself|worry|crying|dreading|worrying|hating|missing|good|okay|better|great|fine|failing)$/;
