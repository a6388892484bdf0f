import { controlClass } from '@tessera/ui/field'

interface BoxesInputProps {
  id: string
  most: number
  boxes: string | number
  rule?: string
}

/** The number of boxes of one line; its label is outside. */
export const BoxesInput = ({ id, most, boxes, rule }: BoxesInputProps) => (
  <input
    id={id}
    name={id}
    type="number"
    inputMode="numeric"
    min={0}
    max={most}
    defaultValue={boxes}
    aria-describedby={rule}
    className={`${controlClass} tabular min-h-11 w-24 text-end`}
  />
)
