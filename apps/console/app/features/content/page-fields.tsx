import type { StaffContent } from '@tessera/client/shop/types.gen'
import { newContentKinds } from '@tessera/contract/shop/staff-words'
import { Disclosure } from '@tessera/ui/disclosure'
import { SelectField, TextAreaField, TextField } from '@tessera/ui/field'
import { kindLabels } from './content-views.ts'

interface Props {
  /** Null for a new page. */
  page: StaffContent | null
  typed: Record<string, string> | undefined
}

const kinds = newContentKinds.map((value) => ({ value, label: kindLabels[value] }))

/** Front matter as fields, then the words in Markdown. */
export function PageFields({ page, typed }: Props) {
  const text = (name: string, stored: string | null | undefined) => typed?.[name] ?? stored ?? ''
  return (
    <>
      <PageAddress page={page} text={text} />
      <TextField label="Title" name="title" maxLength={200} required defaultValue={text('title', page?.title)} />
      <TextField
        label="Summary"
        name="summary"
        maxLength={500}
        isOptional
        defaultValue={text('summary', page?.summary)}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextField label="Tags" name="tags" isOptional defaultValue={text('tags', page?.tags.join(', '))} />
        <TextField
          label="Author"
          name="author"
          maxLength={100}
          isOptional
          defaultValue={text('author', page?.author)}
        />
      </div>
      <TextField
        label="Pictures"
        name="pictures"
        isOptional
        defaultValue={text('pictures', page?.pictures.join(', '))}
      />
      <TextAreaField
        label="Text in Markdown"
        name="body"
        data-key="e"
        rows={22}
        maxLength={100_000}
        className="[&_textarea]:font-mono"
        defaultValue={text('body', page?.body)}
      />
      <Disclosure summary="More fields" isOpen={typed !== undefined && typed.fields !== (page?.fields ?? '')}>
        <TextAreaField
          label="Other fields as JSON"
          name="fields"
          rows={6}
          maxLength={20_000}
          isOptional
          className="[&_textarea]:font-mono"
          defaultValue={text('fields', page?.fields)}
        />
      </Disclosure>
    </>
  )
}

interface AddressProps extends Pick<Props, 'page'> {
  text(name: string, stored: string | null | undefined): string
}

/** Kind and address are chosen once. */
function PageAddress({ page, text }: AddressProps) {
  if (page)
    return (
      <>
        <input type="hidden" name="path" value={page.path} />
        <input type="hidden" name="kind" value={page.kind} />
      </>
    )
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <SelectField label="Kind" name="kind" options={kinds} defaultValue={text('kind', 'article')} />
      <TextField
        label="Address"
        name="path"
        placeholder="/blog/choosing-grout"
        maxLength={200}
        required
        defaultValue={text('path', '')}
      />
    </div>
  )
}
