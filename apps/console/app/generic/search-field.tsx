import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactNode } from 'react'

interface Props {
  label: string
  placeholder: string
  search: string
  /** Another way to enter it. */
  beside?: ReactNode
}

/** The search of a list with its button; the form around it has the other words of the list's address. */
export const SearchField = ({ label, placeholder, search, beside }: Props) => (
  <div className="flex max-w-xl items-end gap-2">
    <TextField
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      placeholder={placeholder}
      name="search"
      type="search"
      defaultValue={search}
      className="grow"
    />
    <Button type="submit">Search</Button>
    {beside}
  </div>
)
