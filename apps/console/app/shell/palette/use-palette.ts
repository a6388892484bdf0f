import { nextOption } from '@tessera/ui/next-option'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { foundGroups, type PageLink, pageGroup } from './found-groups.ts'
import { actionGroup, type PaletteVerb, readAction } from './palette-actions.ts'
import { recentGroup, rememberPage } from './recent-pages.ts'
import { textActionGroup } from './text-actions.ts'
import { useFindings } from './use-findings.ts'

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

/** The field that finds everything: typed text, options, and the one marked with the arrow keys. */
export function usePalette(pages: readonly PageLink[], verbs: readonly PaletteVerb[]) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const action = readAction(text, verbs)
  const { items, others, operations } = useFindings(action.rest, isOpen)
  const groups = [
    ...(isOpen && text === '' ? recentGroup() : []),
    ...textActionGroup(text, verbs),
    ...actionGroup(action, items),
    ...foundGroups(items),
    ...(isOpen ? pageGroup(pages, text) : []),
    ...(action.verb ? [] : [...others, ...operations]),
  ]
  const options = groups.flatMap((group) => group.options)
  const isShown = isOpen && options.length > 0
  useShortcut(field)
  /** Cleared and left at once, not with the next page: the next text may be typed before that is there. */
  const finish = () => {
    setOpen(false)
    setText('')
    field.current?.blur()
  }
  /** Waits, since an option that is pressed takes the focus first; the list stays for a person who came back. */
  const leave = () => setTimeout(() => field.current !== document.activeElement && setOpen(false), 200)
  const choose = (url: string) => {
    const href = url.replace(/#.*/, '')
    rememberPage({ href, label: options.find((option) => option.url === url)?.label ?? href })
    finish()
    navigate(href)
  }
  const pressKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const picked = options[active]
    if (event.key === 'Escape') setOpen(false)
    else if (step && options.length > 0) setActive((at) => nextOption(at, step, options.length))
    else if (event.key === 'Enter' && isShown && picked) choose(picked.url)
    else return
    event.preventDefault()
  }
  const type = (typed: string) => {
    setText(typed)
    setActive(-1)
    setOpen(true)
  }
  const open = () => setOpen(true)
  return { field, text, groups, options, active, isShown, open, type, choose, pressKey, finish, leave }
}

/** ⌘K or Ctrl K goes to the field from anywhere. */
function useShortcut(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}
