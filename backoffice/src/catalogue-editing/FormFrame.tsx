import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Form, SaveButton, useFormIsDirty, useSaveContext } from 'react-admin'
import { useUnsaved } from '../layout/unsaved.ts'

/** How wide a form is at most, in pixels: lines of a form are not read across a whole screen. */
const WIDTH_PX = 960

interface FormFrameProps {
  readonly children: ReactNode
  /** What can be done besides saving. */
  readonly tools?: ReactNode
  readonly defaultValues?: object
  /** What saves it, where no screen of react-admin around it does. */
  readonly onSubmit?: (values: object) => Promise<void>
}

/** Asks before what was typed into the form around it is lost. What is being saved need not be asked about. */
function TypedWords() {
  const isDirty = useFormIsDirty()
  const saving = useSaveContext()?.saving ?? false
  useUnsaved(isDirty && !saving)
  return null
}

/** A form's parts one below the other, and what can be done with it at its end. */
export function FormFrame({ children, tools, defaultValues = {}, onSubmit }: FormFrameProps) {
  return (
    <Form noValidate defaultValues={defaultValues} {...(onSubmit ? { onSubmit } : {})}>
      <TypedWords />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: WIDTH_PX }}>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
          <SaveButton alwaysEnable />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{tools}</Box>
        </Box>
      </Box>
    </Form>
  )
}
