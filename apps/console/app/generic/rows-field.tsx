import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { FieldError } from '@tessera/ui/field'
import { typedRows } from './field-text.ts'
import type { FormField } from './form-field.ts'

interface Props {
  field: FormField
  value: string
  error: string | undefined
}

/** Without script a form has as many lines as it was sent with, so two empty ones wait at the end. */
const spareRows = 2

/** A list of small records, such as price breaks: a line each, and a line without any value is left out. */
export function RowsField({ field: { name, label, columns = [] }, value, error }: Props) {
  const rows = [...typedRows(value), ...Array.from({ length: spareRows }, () => ({}) as Record<string, string>)]
  return (
    <fieldset id={name} tabIndex={-1} className="min-w-0 tablet:col-span-2" key={value}>
      <legend className="mb-1.5 text-sm font-bold">{label}</legend>
      <FieldError id={`${name}-error`} problem={error} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="-mx-1 overflow-x-auto px-1">
        <table className="part-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no IDs and are never moved
              <tr key={at}>
                {columns.map((column) => (
                  <td key={column.name}>
                    <input
                      name={`${name}.${at}.${column.name}`}
                      list={column.reference && `${name}-${column.name}-choices`}
                      aria-label={`${column.label}, line ${at + 1}`}
                      defaultValue={row[column.name] ?? ''}
                      className={classNames(controlClass, 'min-w-24')}
                      autoComplete="off"
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {columns.map(
        (column) =>
          column.reference && (
            <datalist key={column.name} id={`${name}-${column.name}-choices`}>
              {column.reference.options.map(({ id, label: words }) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </datalist>
          ),
      )}
      <p className="mt-1 text-stone">Clear a line to remove it. More lines appear after you save.</p>
    </fieldset>
  )
}
