import '@fontsource-variable/libre-franklin/wght.css'
import '@fontsource/alfa-slab-one/latin-400.css'
import '@fontsource/league-gothic/latin-400.css'
