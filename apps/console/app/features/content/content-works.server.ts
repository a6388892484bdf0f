import type {
  ContentToSaveInput,
  SavedAltText,
  SavedRedirect,
  SavedSetting,
  SavedSynonym,
} from '@tessera/client/shop/types.gen'
import type { StaffWorks } from '../../session/staff-work.server.ts'
import { settingFields } from './setting-fields.ts'

/** The API refuses other words. */
type Kind = NonNullable<ContentToSaveInput['kind']>

/** Words or phrases, separated by commas or lines. */
const phrasesIn = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** The fields of the form for a rule about words. */
const synonymFieldsOf = ({ same, from, to }: NonNullable<SavedSynonym['replaced']>) => ({
  kind: same.length > 0 ? 'same' : 'one-way',
  words: [...same, ...from].join(', '),
  to: to.join(', '),
})

/** The buttons of the tabs under Content. */
export const contentWorks: StaffWorks = {
  save: [
    async ({ operator, variant, text, options }) => {
      const saved = await operator.SaveContent(
        {
          path: text('path'),
          kind: text('kind') as Kind,
          knownVersion: Number(text('knownVersion')),
          title: text('title'),
          summary: text('summary') || null,
          body: text('body') || null,
          tags: phrasesIn(text('tags')),
          author: text('author') || null,
          pictures: phrasesIn(text('pictures')),
          fields: text('fields') || null,
        },
        options,
      )
      if (variant === 'publish') await operator.PublishContent({ ...saved, isPublished: true }, options)
    },
    'Saved.',
  ],
  publishContent: [
    ({ operator, variant, text, options }) =>
      operator.PublishContent(
        { path: text('number'), version: Number(text('version')), isPublished: variant === 'yes' },
        options,
      ),
    'Saved.',
  ],
  previewContent: [({ operator, text, options }) => operator.PreviewContent({ body: text('body') }, options), ''],
  saveRedirect: [
    ({ operator, text, options }) =>
      operator.SaveRedirect(
        {
          source: text('source'),
          status: Number(text('status')),
          target: text('target') || null,
          version: text('version') || null,
        },
        options,
      ),
    'Saved. The redirect is live.',
    ({ status = '', target = '' }, answer) => {
      const { source, version, isChanged, replaced } = answer as SavedRedirect
      if (!isChanged) return undefined
      return replaced
        ? { intent: 'saveRedirect', source, version, status: String(replaced.status), target: replaced.target ?? '' }
        : { intent: 'deleteRedirect', number: source, version, status, target }
    },
  ],
  deleteRedirect: [
    ({ operator, text, options }) =>
      operator.DeleteRedirect({ source: text('number'), version: text('version') }, options),
    'Redirect deleted.',
    ({ number = '', status = '', target = '' }) => ({ intent: 'saveRedirect', source: number, status, target }),
  ],
  saveSynonym: [
    ({ operator, text, options }) =>
      operator.SaveSynonym(
        {
          id: text('id') || null,
          version: text('version') || null,
          same: text('kind') === 'same' ? phrasesIn(text('words')) : [],
          from: text('kind') === 'same' ? [] : phrasesIn(text('words')),
          to: text('kind') === 'same' ? [] : phrasesIn(text('to')),
        },
        options,
      ),
    'Saved. Search uses it now.',
    (typed, answer) => {
      const { id, version, isChanged, replaced } = answer as SavedSynonym
      if (!isChanged) return undefined
      if (replaced) return { intent: 'saveSynonym', id, version, ...synonymFieldsOf(replaced) }
      const { kind = '', words = '', to = '' } = typed
      return { intent: 'deleteSynonym', number: id, version, kind, words, to }
    },
  ],
  deleteSynonym: [
    ({ operator, text, options }) => operator.DeleteSynonym({ id: text('number'), version: text('version') }, options),
    'Rule deleted.',
    ({ kind = '', words = '', to = '' }) => ({ intent: 'saveSynonym', kind, words, to }),
  ],
  saveSetting: [
    ({ operator, text, options }) =>
      operator.SaveSetting({ key: text('number'), version: text('version'), value: text('value') }, options),
    'Saved. Pages use it now.',
    ({ number = '' }, answer) => {
      const { version, replaced } = answer as SavedSetting
      if (replaced === null) return undefined
      const parts = settingFields(number, replaced).map(({ name, text }) => [name, text])
      return { intent: 'saveSetting', version, ...Object.fromEntries(parts) }
    },
  ],
  saveAlt: [
    ({ operator, text, options }) =>
      operator.SaveAltText({ imageName: text('number'), alt: text('alt'), version: text('version') }, options),
    'Saved.',
    (_typed, answer) => {
      const { version, replaced } = answer as SavedAltText
      return replaced === null ? undefined : { intent: 'saveAlt', version, alt: replaced }
    },
  ],
  forgetSearch: [
    ({ operator, text, options }) => operator.ForgetSearch({ words: text('number') }, options),
    'Removed from the list.',
  ],
}
