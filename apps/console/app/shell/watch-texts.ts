import {
  keepText,
  markSent,
  readKeptTexts,
  settleTexts,
  type TextField,
  textsToRestore,
  writeKeptTexts,
} from '../generic/kept-texts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Passwords, files and choices are of other types. */
const kept = 'form[data-keeps-texts] :is(textarea, input[type="text"])'

/** Keeps what is typed from now on, and marks what is sent. */
export function watchTexts(user: string): () => void {
  const type = ({ target }: Event) => {
    if (isKept(target)) writeKeptTexts(user, keepText(readKeptTexts(user), fieldOf(target)))
  }
  const send = ({ target }: Event) => {
    const sent = findControls().filter(({ form }) => form === target)
    const keys = new Set(sent.map((control) => fieldOf(control).key))
    if (keys.size > 0) writeKeptTexts(user, markSent(readKeptTexts(user), keys))
  }
  document.addEventListener('input', type)
  document.addEventListener('submit', send)
  return () => {
    document.removeEventListener('input', type)
    document.removeEventListener('submit', send)
  }
}

const isKept = (target: EventTarget | null): target is Control => target instanceof HTMLElement && target.matches(kept)

const findControls = (): Control[] => [...document.querySelectorAll<Control>(kept)]

/** IDs of fields are the same whenever a page is opened. */
const fieldOf = ({ id, form, value, defaultValue }: Control): TextField => ({
  key: [location.pathname, form?.dataset.keepsTexts, id].join(' '),
  value,
  defaultValue,
})

/** Puts texts back into the fields of this page, and forgets those that an answer took. */
export function restoreTexts(user: string): void {
  const controls = findControls()
  const fields = controls.map(fieldOf)
  const settled = settleTexts(readKeptTexts(user), fields)
  const restored = textsToRestore(settled, fields)
  for (const [at, control] of controls.entries()) {
    const text = restored.get(fields[at]?.key ?? '')
    if (text !== undefined) control.value = text
  }
  // what was typed before the scripts ran
  const typed = fields.filter(({ value, defaultValue }) => value !== defaultValue)
  writeKeptTexts(user, typed.reduce(keepText, settled))
}
