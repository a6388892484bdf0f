/** The data of a page as JSON in one text. */
export interface PageText<Data> {
  json: string
  /** For the compiler alone. */
  of?: Data
}

/**
 * The router writes the data of a page value by value, in script: a ninth of what a click on a list takes. As one text
 * it is written by `JSON.stringify`, so the data must be plain: texts, numbers, flags, lists and objects. Pages parse it
 * themselves: a function for it would be a file of its own for every page.
 */
export const pageText = <Data>(data: Data): PageText<Data> => ({ json: JSON.stringify(data) })

/** The data that a page finds in the text of its loader. */
export type DataOf<Text extends PageText<unknown>> = NonNullable<Text['of']>
