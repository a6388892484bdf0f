import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { cutOutField, type Draft, doorField, sideField } from './draft.ts'
import { type Around, settledDraft } from './start-draft.ts'

type Rows = 'sides' | 'cutOuts' | 'doors'
const none: Record<Rows, number> = { sides: 0, cutOuts: 0, doors: 0 }
/** Which field of a new row is typed into first. */
const firstOf: Record<Rows, (row: number) => string> = {
  sides: (row) => sideField(row).length,
  cutOuts: (row) => cutOutField(row).x,
  doors: (row) => doorField(row).side,
}

/** By the first letter of a field of a row. */
const addsOf: Record<string, Rows> = { s: 'sides', c: 'cutOuts', d: 'doors' }

export interface Studio {
  form: RefObject<HTMLFormElement | null>
  /** What the fields began with; they are drawn anew with every epoch. */
  base: Draft
  /** What they say now. */
  live: Draft
  epoch: number
  /** Empty rows that were asked for. */
  more: Record<Rows, number>
  isOpen: boolean
  type(event: FormEvent): void
  add(rows: Rows): void
  remove(name: string): void
  /** Does at once what a button would ask the server for; says whether it did. */
  press(name: string, value: string): boolean
}

const sentBy = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

/** The form is the state: what is typed is read out of it, and only what is not typed is written into it. */
export function useStudio(around: Around, first: Draft): Studio {
  const form = useRef<HTMLFormElement>(null)
  /** What gets the focus once the fields are drawn anew. */
  const focus = useRef('')
  const [{ base, epoch, more, isOpen }, setShown] = useState({ base: first, epoch: 0, more: none, isOpen: false })
  const [live, setLive] = useState(first)
  const show = (draft: Draft, rows: Record<Rows, number> = none) => {
    setLive(draft)
    setShown((before) => ({
      base: draft,
      epoch: before.epoch + 1,
      more: rows,
      isOpen: before.isOpen || rows.cutOuts + rows.doors > 0,
    }))
  }
  const read = (extra: Record<string, string> = {}): Draft | undefined => {
    if (!form.current) return undefined
    const sent = sentBy(form.current)
    for (const [name, value] of Object.entries(extra)) sent.set(name, value)
    return settledDraft(around, sent)
  }
  useEffect(() => {
    if (epoch === 0 || !focus.current) return
    form.current?.querySelector<HTMLElement>(focus.current)?.focus()
    focus.current = ''
  }, [epoch])
  return {
    ...{ form, base, live, epoch, more, isOpen },
    type: ({ target }) => {
      const draft = read()
      if (!draft) return
      const isOther = target instanceof HTMLSelectElement && (target.name === 'room' || target.name === 'tile')
      if (isOther) show(draft)
      else setLive(draft)
    },
    add: (rows) => {
      const draft = read()
      if (!draft) return
      focus.current = `[name="${firstOf[rows](draft[rows].length + 1)}"]`
      show(draft, { ...none, [rows]: 1 })
    },
    remove: (name) => {
      focus.current = `[data-adds="${addsOf[name[0] ?? ''] ?? 'sides'}"]`
      const draft = read({ [name]: '', [name.replace(/w$/, 'd')]: '' })
      if (draft) show(draft)
    },
    press: (name, value) => {
      // what the key Enter sends: it is drawn already
      if (name === 'draw') return true
      const draft = read({ [name]: value })
      if (draft) show(draft)
      return draft !== undefined
    },
  }
}
