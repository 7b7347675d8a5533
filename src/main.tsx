import '#ui/styles/index.css'
import { start } from '#app/start.tsx'

start()
