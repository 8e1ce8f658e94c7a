/** Of text of the target that a tagger or its training text is made with. The model holds no trace of it by which evaluate could know. */
export const scoreApart = (text: string): string =>
  `figures on this text would be too good from now on: score on other text; evaluate --apart-from ${text} tells whether it is`;
