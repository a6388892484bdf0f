import type { Browser, Page } from './a-browser.ts'

/** A control of a form as a browser without script sends it. */
export interface FormControl {
  tag: 'input' | 'textarea' | 'select'
  name: string
  type: string
  value: string
  isChecked: boolean
  attributes: Readonly<Record<string, string>>
}

/** The values to type by name; for boxes and radios the values to pick. */
export type Typed = Readonly<Record<string, string | readonly string[]>>

/** The controls of the form on a page: the last one of its main part that has some text in its markup. */
export function controlsOf({ html }: Pick<Page, 'html'>, having = ''): FormControl[] {
  const form = formsIn(html).findLast((one) => one.includes(having)) ?? ''
  return [...form.matchAll(/<(input|textarea|select)\b([^>]*?)\/?>(?:([\s\S]*?)<\/\1>)?/g)].flatMap(
    ([, tag = '', written = '', inside = '']) => {
      const attributes = attributesIn(written)
      if (!attributes.name) return []
      return [
        {
          tag: tag as FormControl['tag'],
          name: attributes.name,
          type: attributes.type ?? 'text',
          value: shownIn(tag, attributes, inside),
          isChecked: 'checked' in attributes,
          attributes,
        },
      ]
    },
  )
}

const formsIn = (html: string): string[] => {
  const main = html.slice(html.indexOf('<main'))
  return [...main.matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g)].map(([form]) => form)
}

interface Pressed {
  /** The value of the button; without one the form is sent by Enter. */
  button?: string
  having?: string
}

/** Types into the form of a page and sends it. */
export function submitForm(
  browser: Browser,
  page: Page,
  typed: Typed = {},
  { button, having }: Pressed = {},
): Promise<Page> {
  const controls = controlsOf(page, having)
  const unknown = Object.keys(typed).filter((name) => !controls.some((control) => control.name === name))
  if (unknown.length > 0) throw new Error(`${page.path} has no field ${unknown.join(', ')}`)
  const fields = controls.flatMap((control): [string, string][] => {
    const wanted = typed[control.name]
    if (control.type === 'checkbox' || control.type === 'radio') {
      const isPicked = wanted === undefined ? control.isChecked : [wanted].flat().includes(control.value)
      return isPicked ? [[control.name, control.value]] : []
    }
    return [[control.name, control.type === 'hidden' ? control.value : String(wanted ?? control.value)]]
  })
  return browser.send(page.path, button ? [...fields, ['intent', button]] : fields)
}

function shownIn(tag: string, attributes: Record<string, string>, inside: string): string {
  if (tag === 'textarea') return unescaped(inside.replace(/^\n/, ''))
  if (tag !== 'select') return attributes.value ?? (attributes.type === 'checkbox' ? 'on' : '')
  const options = [...inside.matchAll(/<option\b([^>]*)>/g)].map(([, written = '']) => attributesIn(written))
  return (options.find((option) => 'selected' in option) ?? options[0])?.value ?? ''
}

const attributesIn = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
