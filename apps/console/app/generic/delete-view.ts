import type { Crumb, FieldGroup } from './views.ts'

/** The word of the form that says that something goes with the record. */
export const aloneWord = 'alone'

/** A deletion before it happens, with all that goes with it. */
export interface DeleteView {
  title: string
  kind: string
  crumbs: Crumb[]
  groups: FieldGroup[]
  inside: { label: string; count: number }[]
  /** Why it would be refused. */
  refusals: string[]
  /** No undo brings it back. */
  isFinal: boolean
  backHref: string
  key: string
}
