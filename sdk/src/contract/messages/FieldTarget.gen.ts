// Generated from openapi.yaml by `npm run generate`. Do not edit.
export const messagesOfFieldTarget = {
  split: { enum: 'Split must be one of | ; , / \\ : - _ . + & # ~ ^ * @ $ % = > ! • · ¦ 、 ， ； || ;; // :: -- __ ## ~~ ^^ && -> => >> <br>, or one of - / & + "and" with a space on each side, or a space, a tab, or a line break' },
} as const;
