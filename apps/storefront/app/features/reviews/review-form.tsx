import type { Review } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Form, useNavigation } from 'react-router'
import { type FormRefusal, fieldsOf } from '../../http/form-refusal.ts'
import { AsideNote, FormPage } from '../../kit/forms/form-page.tsx'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { PhotosField } from './photos-field.tsx'

const starChoices = [
  { value: '5', label: '5 stars: love it' },
  { value: '4', label: '4 stars: like it' },
  { value: '3', label: '3 stars: it’s OK' },
  { value: '2', label: '2 stars: disappointed' },
  { value: '1', label: '1 star: don’t like it' },
]
const sources = [
  { value: 'bought', label: 'I bought it' },
  { value: 'sample', label: 'I ordered a sample' },
  { value: 'job', label: 'I installed it' },
  { value: 'store', label: 'I saw it in store' },
]

interface ReviewFormProps {
  name: string
  path: string
  mine: Review | null
  refusal: FormRefusal | undefined
}

/** One review per customer: a second one replaces the first. */
export function ReviewForm({ name, path, mine, refusal }: ReviewFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  const known = { title: mine?.title, text: mine?.text, stars: mine && String(mine.stars), source: mine?.source }
  const field = fieldsOf(refusal, known)
  return (
    <FormPage
      title={mine ? 'Edit your review' : 'Write a review'}
      intro={
        <p>
          of <Link href={path}>{name}</Link>
        </p>
      }
      aside={<Rules />}
    >
      <Form method="post" action={`${path}/review`} encType="multipart/form-data" className="grid gap-6">
        <RefusalSummary refusal={refusal} />
        <input type="hidden" name="intent" value="save" />
        <RadioGroup legend="Your rating" options={starChoices} {...field('stars')} />
        <RadioGroup
          legend="How do you know it?"
          options={sources}
          {...field('source')}
          defaultValue={refusal?.typed.source ?? mine?.source ?? 'bought'}
        />
        <TextField label="Title" {...field('title')} maxLength={100} isOptional />
        <TextAreaField
          label="What should others know?"
          {...field('text')}
          hint="How it cuts, how it looks in your home, what you’d do differently."
          rows={7}
          maxLength={3000}
          isOptional
        />
        <PhotosField
          key={refusal?.typed.uploaded ?? ''}
          photos={mine?.photos ?? []}
          staying={refusal ? (refusal.typed.keep ?? '').split(' ') : (mine?.photos.map(({ id }) => id) ?? [])}
          uploaded={refusal?.typed.uploaded ?? ''}
          error={refusal?.fields.photos ?? refusal?.fields.photo}
        />
        <div>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {mine ? 'Save your review' : 'Submit review'}
          </Button>
        </div>
      </Form>
      {mine && (
        <Form method="post" action={`${path}/review`}>
          <input type="hidden" name="intent" value="delete" />
          <Button type="submit" kind="danger">
            Delete your review
          </Button>
        </Form>
      )}
    </FormPage>
  )
}

const Rules = () => (
  <AsideNote title="How reviews work">
    <ul className="grid list-[square] gap-2 ps-5 text-sm marker:text-stone">
      <li>We show only your first name and last initial.</li>
      <li>“Verified purchase” means the product was bought on your account.</li>
      <li>We screen reviews for photos, links and abusive language. We never hide a review for a low rating.</li>
      <li>We remove hidden data, such as location, from photos.</li>
    </ul>
  </AsideNote>
)
