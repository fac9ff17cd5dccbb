/** Units of two or three letters that people write, and that look like a product of names. */
const everyday: ReadonlySet<string> = new Set(
  (
    'Gm Mm km hm dm cm mm um μm nm pm fm ft yd mi in au ly pc ha Gg Mg kg dg cg mg ug μg ng lb oz kt Mt Gt ks ms us ' +
    'μs ns ps fs min hr yr hL hl dL dl cL cl mL ml uL μL ul nL EJ PJ TJ GJ MJ kJ mJ uJ μJ nJ pJ TW GW MW kW mW uW μW ' +
    'nW Wh VA GN MN kN mN uN μN nN pN Pa MV kV mV uV μV nV kA mA uA μA nA pA Ah kC mC uC μC nC pC mF uF μF nF pF mH uH ' +
    'μH nH mT uT μT nT Wb kS mS uS μS mK uK μK nK kK Hz Bq Gy Sv dB kB MB GB TB PB EB Kb kb Mb Gb Tb eV hp cc gr ct mol ' +
    'bar atm deg rad kat lux cal psi rpm mph gal qt pt kPa MPa GPa hPa kHz MHz GHz THz kWh MWh GWh mAh keV MeV GeV ' +
    'KiB MiB GiB bit Nm'
  ).split(' '),
);

/** Whether people write that unit, and would wonder that it is read as a product. */
export const isEverydayUnit = (word: string): boolean => everyday.has(word);

/** Whether a word of two letters would hardly be typed as a unit, as attotonnes in `1/2 at^2`. */
export const isOddUnit = (word: string): boolean => /^\p{L}{2}$/u.test(word) && !everyday.has(word);
