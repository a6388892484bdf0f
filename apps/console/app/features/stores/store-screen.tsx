import type { SavedStore, StaffStore } from '@tessera/client/shop/types.gen'
import { storeServices } from '@tessera/contract/shop/staff-words'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { TextField } from '@tessera/ui/field'
import { formatHour } from '@tessera/ui/format'
import { Notice } from '@tessera/ui/notice'
import { Form } from 'react-router'
import { formatDay } from '../../generic/format-days.ts'
import { OutcomeNotice } from '../../generic/outcome-notice.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { UnsavedNotice, useUnsaved } from '../../generic/unsaved.tsx'
import type { StaffOutcome } from '../../session/staff-work.server.ts'
import { DoButton } from '../tasks/task-card.tsx'
import { MerchantForm } from './merchant-form.tsx'
import { countRows, fieldsOf } from './store-form.ts'
import { EventRows, ExceptionRows, PersonRows } from './store-rows.tsx'
import { HolidayFields, WeekFields } from './week-fields.tsx'

type StorePreview = Pick<SavedStore, 'hoursText' | 'nextEvents'>

export interface StoreOutcome extends StaffOutcome {
  /** The answer of a check: the words that customers would read. */
  preview?: StorePreview
}

interface Props {
  store: StaffStore
  formKey: string
  outcome: StoreOutcome | undefined
  /** Whether this person may change the merchant account. */
  mayChangeMerchant: boolean
}

/** One store: everything that staff change, beside what customers read. */
export function StoreScreen({ store, formKey, outcome, mayChangeMerchant }: Props) {
  const { name, street, city, state, zip, slug } = store
  return (
    <div className="grid gap-4">
      <header className="grid gap-2">
        <Breadcrumb
          crumbs={[
            { title: 'Stores', url: '/stores' },
            { title: name, url: `/stores/${store.id}` },
          ]}
        />
        <h1 className="text-2xl">{name}</h1>
        <p className="text-stone">
          {street}, {city}, {state} {zip} · <a href={`/stores/${slug}`}>Page in the shop</a>
        </p>
      </header>
      <OutcomeNotice outcome={outcome} shown="all" />
      <div className="grid items-start gap-x-8 gap-y-6 desktop:grid-cols-[1fr_20rem]">
        <StoreForm
          key={store.version}
          store={store}
          formKey={formKey}
          outcome={outcome?.typed?.intent === 'merchant' ? undefined : outcome}
        />
        <div className="grid gap-6">
          <Preview preview={outcome?.preview ?? store} isTrial={outcome?.preview !== undefined} />
          <MerchantForm store={store} formKey={formKey} outcome={outcome} mayChange={mayChangeMerchant} />
        </div>
      </div>
    </div>
  )
}

function StoreForm({ store, formKey, outcome }: Omit<Props, 'mayChangeMerchant'>) {
  const typed = outcome?.typed
  const values = typed ?? fieldsOf(store)
  const text = (name: string): string => values[name] ?? ''
  const { form, isRestored, discard } = useUnsaved(typed ? formKey : undefined)
  return (
    <Form method="post" ref={form} className="grid min-w-0 gap-6">
      <input type="hidden" name="number" value={store.id} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="version" value={store.version} />
      {isRestored && <UnsavedNotice discard={discard} />}
      {outcome?.problem && !outcome.isUndo && (
        <Notice kind="error" isLive>
          {outcome.problem}
          {outcome.isConflict && ' Your changes are below. Save again to replace the newest version.'}
        </Notice>
      )}
      <div className="grid gap-x-8 gap-y-6 tablet:grid-cols-2">
        <WeekFields text={text} />
        <HolidayFields text={text} />
      </div>
      <ExceptionRows text={text} count={countRows(values, 'exception')} />
      <ServiceFields text={text} />
      <PersonRows text={text} count={countRows(values, 'person')} />
      <EventRows text={text} count={countRows(values, 'event')} />
      <div className="flex flex-wrap gap-2">
        <DoButton intent="save" kind="primary">
          Save
        </DoButton>
        <DoButton intent="save:check">Preview</DoButton>
      </div>
    </Form>
  )
}

const serviceLabels: Readonly<Record<(typeof storeServices)[number], string>> = {
  'design-studio': 'Design studio',
  'pro-desk': 'Pro desk',
  'pick-up': 'Pickup',
  'cut-to-size': 'Cut to size',
  'will-call': 'Will call',
}

const ServiceFields = ({ text }: { text(name: string): string }) => (
  <ScreenPart title="Services and contact">
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {storeServices.map((service) => (
        <label key={service} className="flex items-center gap-2">
          <input
            type="checkbox"
            name={`service.${service}`}
            value="yes"
            defaultChecked={text(`service.${service}`) !== ''}
          />
          {serviceLabels[service]}
        </label>
      ))}
    </div>
    <div className="grid gap-3 tablet:grid-cols-2">
      <TextField label="Phone" name="phone" type="tel" maxLength={20} required defaultValue={text('phone')} />
      <TextField label="Email" name="email" type="email" maxLength={100} required defaultValue={text('email')} />
    </div>
  </ScreenPart>
)

/** Hours and events as customers read them on the page of the store. */
const Preview = ({ preview: { hoursText, nextEvents }, isTrial }: { preview: StorePreview; isTrial: boolean }) => (
  <ScreenPart title={isTrial ? 'Preview' : 'What customers see'}>
    <ul>
      {hoursText.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <h3 className="font-bold">Next events</h3>
    {nextEvents.length === 0 && <p className="text-stone">None in the next 60 days.</p>}
    <ul>
      {nextEvents.map(({ title, day, starts }) => (
        <li key={`${title} ${day}`}>
          {formatDay(day)}, {formatHour(starts)}: {title}
        </li>
      ))}
    </ul>
  </ScreenPart>
)
