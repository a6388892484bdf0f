import type { Review } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { RadioGroup } from '@tessera/ui/choice-field'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Link } from '@tessera/ui/link'
import { Form, useNavigation } from 'react-router'
import { AsideNote, FormPage } from '../../forms/form-page.tsx'
import { type FormRefusal, fieldsOf } from '../../forms/form-refusal.ts'
import { RefusalSummary } from '../../forms/refusal-summary.tsx'
import { PhotosField } from './photos-field.tsx'

const starChoices = [
  { value: '5', label: '5 stars: would buy it again' },
  { value: '4', label: '4 stars: good, with a but' },
  { value: '3', label: '3 stars: all right' },
  { value: '2', label: '2 stars: expected more' },
  { value: '1', label: '1 star: not for me' },
]
const sources = [
  { value: 'bought', label: 'I bought it' },
  { value: 'sample', label: 'I have a sample' },
  { value: 'job', label: 'I worked with it' },
  { value: 'store', label: 'I saw it in a store' },
]

interface ReviewFormProps {
  name: string
  path: string
  mine: Review | null
  refusal: FormRefusal | undefined
}

/** One review per person: written again, it takes the place of the first. */
export function ReviewForm({ name, path, mine, refusal }: ReviewFormProps) {
  const isBusy = useNavigation().state !== 'idle'
  const known = { title: mine?.title, text: mine?.text, stars: mine && String(mine.stars), source: mine?.source }
  const field = fieldsOf(refusal, known)
  return (
    <FormPage
      title={mine ? 'Change your review' : 'Write a review'}
      intro={
        <p>
          of <Link href={path}>{name}</Link>
        </p>
      }
      aside={<Rules />}
    >
      <Form method="post" action={`${path}/review`} encType="multipart/form-data" className="grid gap-6">
        <RefusalSummary refusal={refusal} />
        <RadioGroup legend="How many stars?" options={starChoices} {...field('stars')} />
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
          hint="How it cut, how it looks in your light, what you would do differently."
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
            {mine ? 'Save your review' : 'Send your review'}
          </Button>
        </div>
      </Form>
      {mine && (
        <Form method="post" action={`${path}/review`}>
          <input type="hidden" name="intent" value="delete" />
          <Button type="submit" kind="danger">
            Take your review back
          </Button>
        </Form>
      )}
    </FormPage>
  )
}

const Rules = () => (
  <AsideNote title="How reviews work">
    <ul className="grid list-[square] gap-2 ps-5 text-sm marker:text-stone">
      <li>Your first name and one letter of your last name are shown, nothing else of you.</li>
      <li>“Verified purchase” is set by us, when your account has bought the product.</li>
      <li>We look at photos, links and insults before a review is shown. Low stars are no reason to hide one.</li>
      <li>Of a photo we keep the picture and nothing else that is in the file.</li>
    </ul>
  </AsideNote>
)
