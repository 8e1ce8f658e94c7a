import { between, figures } from '../draw.ts';
import type { Places } from '../pack.ts';

export const places: Places = {
  kinds: `
    san santa santo provincia comarca municipio distrito barrio ciudad villa pueblo rio lago mar sierra valle isla islas puerto parque polideportivo estacion aeropuerto comunidad
    estados unido unidos reino`,
  streets: `
    avenida avda avd avgda bulevar plaza plza pza plz calle c cl paseo pso camino cno carretera ctra cra ronda rda glorieta gta travesia trv trva cuesta callejon pasaje pje
    urbanizacion urb poligono pol barrio bo partida lugar alameda carrera diagonal transversal prolongacion paraje via`,
  units: `
    esc piso planta puerta pta izq izda izquierda dcha derecha dch bajo bajos bj atico entlo entresuelo principal pral num numero n no nº s sn km portal bloque blq bl local der esq edificio edif g.p.o`,
  rooms: `
    habitacion hab cama camas sala consulta consultorio quirofano pabellon ala nivel uci ucin urgencias planta ventana puerta despacho gabinete codigo cp apartado`,
  ambiguous: 'villa plaza via',
  directions: 'norte sur este oeste',
  zip: {
    example: '12345',
    draw: (length, rng) => (length === 5 ? between(1, 52, rng, 2) + figures(3, rng) : undefined),
  },
};
