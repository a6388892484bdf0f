/** Whether a form of this page holds something that its server did not send. */
export function hasTypedText(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>('main form[method="post"]')
  return [...forms].some((form) => [...form.elements].some(isChanged))
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected && defaultSelected)
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false
  if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}
