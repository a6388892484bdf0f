import { pictureUpload } from '@tessera/contract/middleware/operator/picture-upload'
import { Button } from '@tessera/ui/button'
import { TextAreaField, TextField } from '@tessera/ui/field'
import { Notice } from '@tessera/ui/notice'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatDay } from '../../generic/format-days.ts'
import type { PictureOutcome, PictureView, Upload } from './pictures-view.ts'

interface Props {
  sku: string
  isDrawn: boolean
  mayUpload: boolean
  of: PictureView
  outcome: PictureOutcome | undefined
}

/** Chooses between the drawn picture and uploaded ones, takes a new one, and asks for its words. */
export function PictureForm({ sku, isDrawn, mayUpload, of, outcome }: Props) {
  const { view, label, alt, chosen } = of
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('view') === view
  return (
    <Form method="post" encType="multipart/form-data" preventScrollReset className="grid gap-3">
      <input type="hidden" name="view" value={view} />
      <input type="hidden" name="seenPhoto" value={chosen ?? ''} />
      <input type="hidden" name="seenAlt" value={alt} />
      {/* Enter saves: browsers press the first button of a form, and that must not be one that deletes */}
      <button type="submit" name="intent" value="picture" className="sr-only" tabIndex={-1} aria-hidden="true">
        Save
      </button>
      {outcome && !outcome.field && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <Choices sku={sku} isDrawn={isDrawn} mayUpload={mayUpload} of={of} />
      {mayUpload && <FileField view={view} error={outcome?.field === 'picture' ? outcome.problem : undefined} />}
      <TextAreaField
        label="Alt text"
        hint="What the picture shows, for people who can’t see it."
        name="alt"
        id={`alt-${view}`}
        rows={2}
        maxLength={300}
        required
        defaultValue={outcome?.alt ?? alt}
        error={outcome?.field === 'alt' ? outcome.problem : undefined}
      />
      <Button type="submit" name="intent" value="picture" isBusy={isBusy} className="justify-self-start">
        Save “{label}”
      </Button>
    </Form>
  )
}

const megabyte = 1_048_576
const tooBig = `This picture is larger than ${pictureUpload.maxBytes / megabyte} MB. Choose a smaller one.`

function FileField({ view, error }: { view: Upload['view']; error: string | undefined }) {
  const [problem, setProblem] = useState<string>()
  return (
    <TextField
      label="Upload a picture"
      hint={`JPEG, PNG, WebP or AVIF, at least 600 × 600 pixels. The middle is shown, ${view === 'scene' ? '3:2' : 'square'}.`}
      name="file"
      id={`file-${view}`}
      type="file"
      accept="image/jpeg,image/png,image/webp,image/avif"
      isOptional
      error={problem ?? error}
      onChange={({ currentTarget }) => {
        const isTooBig = (currentTarget.files?.[0]?.size ?? 0) > pictureUpload.maxBytes
        currentTarget.setCustomValidity(isTooBig ? tooBig : '')
        setProblem(isTooBig ? tooBig : undefined)
      }}
    />
  )
}

/** With one picture there is nothing to choose. */
function Choices({ sku, isDrawn, mayUpload, of: { view, chosen, uploads } }: Omit<Props, 'outcome'>) {
  if (uploads.length === 0) return <input type="hidden" name="choice" value={chosen ?? 'drawn'} />
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-bold">Shown in the shop</legend>
      {isDrawn && (
        <Choice
          value="drawn"
          src={`/media/drawn/${encodeURIComponent(sku)}/${view}-160.webp`}
          isChecked={chosen === null}
          words="Drawn"
          note="by the shop"
        />
      )}
      {uploads.map(({ id, width, height, uploadedBy, uploadedAt }) => (
        <Choice
          key={id}
          mayDelete={mayUpload && chosen !== id}
          value={id}
          src={`/media/uploaded/${id}/${view}-160.webp`}
          isChecked={chosen === id}
          words={`Uploaded ${formatDay(uploadedAt.slice(0, 10))}`}
          note={`${uploadedBy} · ${width} × ${height}`}
        />
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  value: string
  src: string
  isChecked: boolean
  words: string
  note: string
  /** An uploaded one that is not shown. */
  mayDelete?: boolean
}

const Choice = ({ value, src, isChecked, words, note, mayDelete = false }: ChoiceProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <label className="flex min-h-11 grow cursor-pointer items-center gap-3 border border-grout p-1 has-checked:border-ink">
      <input
        type="radio"
        name="choice"
        value={value}
        defaultChecked={isChecked}
        className="size-5 shrink-0 accent-clay"
      />
      <img src={src} alt="" width={40} height={40} loading="lazy" className="size-10 shrink-0 object-cover" />
      <span className="grid min-w-0 text-sm wrap-anywhere">
        {words}
        <span className="text-xs text-stone">{note}</span>
      </span>
    </label>
    {mayDelete && (
      <Button
        type="submit"
        name="delete"
        value={value}
        size="Small"
        kind="quiet"
        formNoValidate
        aria-label={`Delete the picture that was ${words.toLowerCase()}`}
      >
        Delete
      </Button>
    )}
  </div>
)
