import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pagePath } from '../session/page-path.ts'
import type { GoPlace } from './go-places.ts'
import { areLettersOn, keyListID } from './letter-keys.ts'
import { hasTypedText } from './live/has-typed-text.ts'

/** Edit, answer, and why somebody sees a product or not. */
const linkKeys: ReadonlySet<string> = new Set(['e', 'a', 'w'])

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="grid"]') !== null

/**
 * `j` and `k` move between the rows or cards of a list, `/` goes to its search, `g` and a letter to a page, a number to a tab. A
 * link with `data-key` is followed by its own key: `e` edits, `a` answers, `w` says why, Escape goes back, on other pages
 * to the list above as it was left. `x` selects a row, `?` shows all keys. ⌘Z takes back the change that was just saved,
 * ⌘S presses the button `Save` of a page whose form keeps no draft. ⌘↵ sends the form of a text.
 */
export function useKeys(places: readonly GoPlace[]): void {
  const navigate = useNavigate()
  const goUp = useGoUp()
  const latest = useRef(places)
  useEffect(() => {
    latest.current = places
  })
  useEffect(() => {
    let isGoing = false
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return goBack(event, goUp)
      if (isUndo(event) && !isTyping(event.target)) return pressButton(event, 'Undo')
      if (isSave(event)) return pressButton(event, 'Save')
      if (isSend(event)) return sendText(event)
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !areLettersOn()) return
      // Shift comes before a capital letter
      if (event.key === 'Shift') return
      const place = isGoing ? latest.current.find(({ key }) => key === event.key) : undefined
      isGoing = event.key === 'g'
      if (place) navigate(place.href)
      else if (event.key === '/') focusSearch(event)
      else if (linkKeys.has(event.key)) reachTarget(event)
      else if (event.key === 'x') selectRow()
      else if (event.key === '?') showKeys()
      else if (/^[1-9]$/.test(event.key)) openTab(Number(event.key))
      else if (event.key === 'j' || event.key === 'k') moveRow(event.key === 'j' ? 1 : -1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, goUp])
}

/** Leads to the page above in the breadcrumb, with the search and filters that it had. */
function useGoUp(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const seen = useRef(new Map<string, string>())
  useEffect(() => {
    seen.current.set(pathname, search)
  }, [pathname, search])
  return useCallback(() => {
    const above = document.querySelector<HTMLAnchorElement>('main nav[aria-label="Breadcrumb"] li:nth-last-child(2) a')
    if (!above || hasTypedText()) return
    const path = pagePath(decodeURI(above.pathname))
    navigate(path + (above.search || (seen.current.get(path) ?? '')))
  }, [navigate])
}

const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey

const isSave = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey

const isSend = ({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented

/** Presses the button of this form that sends its text. */
function sendText(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLTextAreaElement)) return
  const button = event.target.form?.querySelector<HTMLElement>('[data-key="Enter"]')
  if (button) event.preventDefault()
  button?.click()
}

/** The notice after a save has a button for undo; fields and spreadsheets have an undo of their own. */
function pressButton(event: KeyboardEvent, name: 'Undo' | 'Save'): void {
  if (document.querySelector(`main [data-key="${name}"]`)) event.preventDefault()
  followLink(name)
}

/** A link is followed, a field is entered: that of the present card before the first of the page. */
function reachTarget(event: KeyboardEvent): void {
  const selector = `:is(input, textarea, select)[data-key="${event.key}"]`
  const card = document.activeElement?.closest('li')
  const field = card?.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(`main ${selector}`)
  if (field) enterField(event, field)
  else followLink(event.key)
}

/** The part around it may be closed. */
function enterField(event: KeyboardEvent, field: HTMLElement): void {
  event.preventDefault()
  const part = field.closest('details')
  if (part) part.open = true
  field.focus()
}

/** Cancels a form. One that stands on its own page and holds nothing is left. */
function leaveForm(): boolean {
  const link = document.querySelector<HTMLAnchorElement>('main [data-key="Escape"]')
  const canLeave = link !== null && (link.href !== location.href || hasTypedText())
  if (canLeave) link.click()
  return canLeave
}

function followLink(key: string): void {
  document.querySelector<HTMLElement>(`main [data-key="${key}"]`)?.click()
}

/** The first press leaves the field, so that no one who closes a list of suggestions loses the page. */
function goBack({ target, defaultPrevented }: KeyboardEvent, goUp: () => void): void {
  if (defaultPrevented || document.querySelector('dialog[open], :popover-open')) return
  if (isTyping(target)) (target as HTMLElement).blur()
  else if (!leaveForm()) goUp()
}

function selectRow(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
}

/** The list of keys is in the menu, which is closed on small screens. */
function showKeys(): void {
  const keys = document.querySelector<HTMLDetailsElement>(`#${keyListID}`)
  if (!keys) return
  const menu = keys.closest<HTMLElement>('[popover]')
  if (menu?.checkVisibility() === false) menu.showPopover()
  keys.open = true
  keys.querySelector('summary')?.focus()
}

/** Tabs of the page in their order, such as the lists of what waits. */
function openTab(number: number): void {
  const tabs = document.querySelector('main nav:not([aria-label="Pages"]):has(> ul > li > a[aria-current])')
  tabs?.querySelectorAll<HTMLElement>('a')[number - 1]?.click()
}

function focusSearch(event: KeyboardEvent): void {
  const search =
    document.querySelector<HTMLInputElement>('main input[type="search"]') ??
    document.querySelector<HTMLInputElement>('[data-palette]')
  if (!search) return
  event.preventDefault()
  search.focus()
  search.select()
}

function moveRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main a[data-row]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const next = rows[at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step]
  next?.focus()
}
