const keyOf = (pathname: string): string => `tessera-draft:${pathname}`

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls with text that a person typed or chose. Passwords and keys stay out of the storage. */
const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement && !['hidden', 'password', 'submit', 'radio'].includes(one.type)) ||
      one instanceof HTMLTextAreaElement ||
      one instanceof HTMLSelectElement,
  )

const stateOf = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value

const nameOf = (control: Control): string => control.id || control.name

interface Draft {
  /** The values that the form started from: a draft of an older record is not put over a newer one. */
  seen: string
  values: Record<string, string | boolean>
}

const seenIn = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('input[name="seen"]')?.value ?? ''

/** Remembers what is typed, for this tab only. */
export function writeDraft(form: HTMLFormElement, pathname: string): void {
  const values = Object.fromEntries(controlsIn(form).map((control) => [nameOf(control), stateOf(control)]))
  const draft: Draft = { seen: seenIn(form), values }
  try {
    sessionStorage.setItem(keyOf(pathname), JSON.stringify(draft))
  } catch {
    // a full or closed storage keeps nothing
  }
}

/** Puts the draft back into the form, and says whether it changed anything. */
export function readDraft(form: HTMLFormElement, pathname: string): boolean {
  const draft = findDraft(pathname)
  if (!draft || draft.seen !== seenIn(form)) return false
  const changed = controlsIn(form).filter((control) => {
    const value = draft.values[nameOf(control)]
    return value !== undefined && value !== stateOf(control)
  })
  for (const control of changed) {
    const value = draft.values[nameOf(control)]
    if (typeof value === 'boolean') (control as HTMLInputElement).checked = value
    else control.value = value ?? ''
  }
  return changed.length > 0
}

function findDraft(pathname: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(pathname)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function forgetDraft(pathname: string, isKept: boolean): void {
  if (isKept) return
  try {
    sessionStorage.removeItem(keyOf(pathname))
  } catch {
    // nothing was stored
  }
}
