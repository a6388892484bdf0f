import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { countEmptyRows, cutOutField, type DraftRows, doorField, type LayoutDraft, sideField } from './layout-draft.ts'
import { type LayoutContext, resolveDraft } from './new-draft.ts'

type Rows = DraftRows
const none: Record<Rows, number> = { sides: 0, cutOuts: 0, doors: 0 }
/** The field of a new row that gets the focus. */
const firstOf: Record<Rows, (row: number) => string> = {
  sides: (row) => sideField(row).length,
  cutOuts: (row) => cutOutField(row).x,
  doors: (row) => doorField(row).side,
}

/** Row kinds by the first letter of their field names. */
const addsOf: Record<string, Rows> = { s: 'sides', c: 'cutOuts', d: 'doors' }

/** Choices that replace other values. */
const otherNames: ReadonlySet<string> = new Set(['room', 'surface', 'tile'])

const shownRows = (base: LayoutDraft, more: Record<Rows, number>): Record<Rows, number> => ({
  sides: base.sides.length + more.sides,
  cutOuts: base.cutOuts.length + more.cutOuts,
  doors: base.doors.length + more.doors,
})

/** All fields of the row that a field belongs to: a row is gone when all of them are empty. */
function fieldsOfRow(name: string): string[] {
  const row = Number(/\d+/.exec(name)?.[0] ?? 0)
  const fields: Record<string, object> = { c: cutOutField(row), d: doorField(row), s: sideField(row) }
  return Object.values(fields[name[0] ?? ''] ?? {})
}

export interface StudioState {
  form: RefObject<HTMLFormElement | null>
  /** The initial values of the fields, which are re-rendered with every epoch. */
  base: LayoutDraft
  /** The current values. */
  live: LayoutDraft
  epoch: number
  /** The number of added empty rows. */
  more: Record<Rows, number>
  isOpen: boolean
  type(event: FormEvent): void
  add(rows: Rows): void
  remove(name: string): void
  /** Handles a button on the client; false if the server must handle it. */
  press(name: string, value: string): boolean
}

const formParamsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** The field of a form that gets the focus when the form is drawn again. */
function useLaterFocus(form: RefObject<HTMLFormElement | null>, epoch: number): RefObject<string> {
  const focus = useRef('')
  useEffect(() => {
    if (epoch === 0 || !focus.current) return
    form.current?.querySelector<HTMLElement>(focus.current)?.focus()
    focus.current = ''
  }, [epoch, form])
  return focus
}

/** The form is the state: typed values are read from it, and only other values are written to it. */
export function useStudio(around: LayoutContext, first: LayoutDraft): StudioState {
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState({ base: first, epoch: 0, more: none, isOpen: false })
  const focus = useLaterFocus(form, shown.epoch)
  const [live, setLive] = useState(first)
  const show = (draft: LayoutDraft, rows: Record<Rows, number> = none) => {
    setLive(draft)
    setShown((before) => ({
      base: draft,
      epoch: before.epoch + 1,
      more: rows,
      isOpen: before.isOpen || rows.cutOuts + rows.doors > 0,
    }))
  }
  const read = (extra: Record<string, string> = {}): LayoutDraft | undefined => {
    if (!form.current) return undefined
    const sent = formParamsOf(form.current)
    for (const [name, value] of Object.entries(extra)) sent.set(name, value)
    return resolveDraft(around, sent)
  }
  const emptyRows = (draft: LayoutDraft) => countEmptyRows(shownRows(shown.base, shown.more), draft)
  return {
    ...shown,
    form,
    live,
    type: ({ target }) => {
      const draft = read()
      if (!draft) return
      const isOther = target instanceof HTMLSelectElement && otherNames.has(target.name)
      if (isOther) show(draft)
      else setLive(draft)
    },
    add: (rows) => {
      const draft = read()
      if (!draft) return
      const empty = emptyRows(draft)
      focus.current = `[name="${firstOf[rows](draft[rows].length + empty[rows] + 1)}"]`
      show(draft, { ...empty, [rows]: empty[rows] + 1 })
    },
    remove: (name) => {
      const rows = addsOf[name[0] ?? ''] ?? 'sides'
      focus.current = `[data-adds="${rows}"]`
      const draft = read(Object.fromEntries(fieldsOfRow(name).map((field) => [field, ''])))
      if (!draft) return
      const empty = emptyRows(draft)
      show(draft, { ...empty, [rows]: Math.max(empty[rows] - 1, 0) })
    },
    press: (name, value) => {
      // Enter presses this button; the drawing is already up to date
      if (name === 'draw') return true
      const draft = read({ [name]: value })
      if (draft) show(draft, name === 'shape' ? none : emptyRows(draft))
      return draft !== undefined
    },
  }
}
