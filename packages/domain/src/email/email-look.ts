/** The shop's colors for emails, which know no CSS variables: light ones inline, dark ones by class. */
const light = {
  paper: '#faf7f2',
  surface: '#ffffff',
  ink: '#1f1b16',
  stone: '#6b6258',
  clay: '#9c4226',
  grout: '#e4ddd2',
}
const dark = {
  paper: '#171513',
  surface: '#221f1b',
  ink: '#f1ebe1',
  stone: '#b3a998',
  clay: '#e79270',
  grout: '#35302a',
}

export const fontStack = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serifStack = "Georgia,'Times New Roman',serif"

/** Mail programs drop style sheets, so every element has its style inline; the class is for the dark colors. */
const looks = {
  canvas: `background:${light.paper};padding:24px 12px`,
  card: `background:${light.surface};border:1px solid ${light.grout};border-radius:8px;padding:28px 28px 20px`,
  sender: `font:700 24px/1.2 ${serifStack};color:${light.ink};text-decoration:none`,
  text: `font:16px/1.5 ${fontStack};color:${light.ink};margin:0 0 16px`,
  heading: `font:700 18px/1.3 ${serifStack};color:${light.ink};margin:24px 0 12px`,
  note: `font:14px/1.5 ${fontStack};color:${light.stone};margin:0 0 14px`,
  quote: `font:16px/1.5 ${fontStack};color:${light.ink};margin:0 0 16px;padding:4px 0 4px 14px;border-left:3px solid ${light.grout}`,
  code: `font:700 20px/1.4 Menlo,Consolas,monospace;color:${light.ink};margin:0 0 16px;padding:12px 16px;background:${light.paper};border:1px solid ${light.grout};border-radius:6px;overflow-wrap:anywhere`,
  link: `color:${light.clay};text-decoration:underline`,
  button: `display:inline-block;padding:12px 22px;background:${light.clay};border-radius:6px;font:700 16px/1.25 ${fontStack};color:#ffffff;text-decoration:none`,
  row: `border-top:1px solid ${light.grout};padding:12px 0;vertical-align:top`,
  label: `font:14px/1.5 ${fontStack};color:${light.stone};padding:4px 16px 4px 0;min-width:88px;vertical-align:top;text-align:left`,
  value: `font:16px/1.5 ${fontStack};color:${light.ink};padding:4px 0;vertical-align:top;overflow-wrap:anywhere`,
  amount: `font:16px/1.5 ${fontStack};color:${light.ink};padding:4px 0;vertical-align:top;text-align:right;white-space:nowrap`,
  total: `font:700 18px/1.5 ${fontStack};color:${light.ink};padding:8px 0 4px;border-top:1px solid ${light.grout};vertical-align:top;white-space:nowrap`,
  detail: `font:14px/1.5 ${fontStack};color:${light.stone}`,
  footer: `font:13px/1.6 ${fontStack};color:${light.stone};padding:16px 12px 0;text-align:center`,
} as const

export type EmailLook = keyof typeof looks

/** `class` and `style` of an element. */
export const lookOf = (look: EmailLook, more = ''): string => `class="${look}" style="${looks[look]}${more}"`

const darkRules: Readonly<Partial<Record<EmailLook, string>>> = {
  canvas: `background:${dark.paper}!important`,
  card: `background:${dark.surface}!important;border-color:${dark.grout}!important`,
  sender: `color:${dark.ink}!important`,
  text: `color:${dark.ink}!important`,
  heading: `color:${dark.ink}!important`,
  note: `color:${dark.stone}!important`,
  quote: `color:${dark.ink}!important;border-color:${dark.grout}!important`,
  code: `color:${dark.ink}!important;background:${dark.paper}!important;border-color:${dark.grout}!important`,
  link: `color:${dark.clay}!important`,
  button: `background:${dark.clay}!important;color:${dark.paper}!important`,
  row: `border-color:${dark.grout}!important`,
  label: `color:${dark.stone}!important`,
  value: `color:${dark.ink}!important`,
  amount: `color:${dark.ink}!important`,
  total: `color:${dark.ink}!important;border-color:${dark.grout}!important`,
  detail: `color:${dark.stone}!important`,
  footer: `color:${dark.stone}!important`,
}

export const styleSheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  'body{margin:0;padding:0}' +
  '@media (max-width:480px){.card{padding:20px 16px 12px!important}.canvas{padding:12px 0!important}}' +
  `@media (prefers-color-scheme:dark){body{background:${dark.paper}!important}${Object.entries(darkRules)
    .map(([name, rule]) => `.${name}{${rule}}`)
    .join('')}}`

export const paper = light.paper
