import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Form, SaveButton } from 'react-admin'

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

/** A form's parts one below the other, and what can be done with it at its end. */
export function FormFrame({ children, tools, defaultValues = {}, onSubmit }: FormFrameProps) {
  return (
    <Form noValidate warnWhenUnsavedChanges defaultValues={defaultValues} {...(onSubmit ? { onSubmit } : {})}>
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
