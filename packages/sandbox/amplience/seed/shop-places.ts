import type { SeedMarket } from './markets.ts'

// Name, latitude, longitude, beginnings of postcodes.
const rows: Readonly<Partial<Record<string, string>>> = {
  'uk/': `
Aberdeen,57.15,-2.09,AB
Bangor,53.23,-4.13,LL
Belfast,54.6,-5.93,BT
Birmingham,52.48,-1.9,B
Bolton,53.58,-2.43,BL
Bournemouth,50.72,-1.88,BH
Bradford,53.8,-1.75,BD
Brighton,50.82,-0.14,BN
Bristol,51.45,-2.59,BS
Cambridge,52.2,0.12,CB
Canterbury,51.28,1.08,CT
Cardiff,51.48,-3.18,CF
Carlisle,54.89,-2.93,CA
Chelmsford,51.73,0.48,CM
Cheltenham,51.9,-2.07,GL
Chester,53.19,-2.89,CH
Colchester,51.89,0.9,CO
Coventry,52.41,-1.51,CV
Derby,52.92,-1.48,DE
Dundee,56.46,-2.97,DD
Durham,54.78,-1.58,DH
Exeter,50.72,-3.53,EX
Glasgow,55.86,-4.25,G
Guildford,51.24,-0.57,GU
Harrogate,53.99,-1.54,HG
Hereford,52.06,-2.72,HR
Hull,53.74,-0.34,HU
Inverness,57.48,-4.22,IV
Ipswich,52.06,1.16,IP
Lancaster,54.05,-2.8,LA
Leeds,53.8,-1.55,LS
Leicester,52.64,-1.13,LE
Lincoln,53.23,-0.54,LN
Liverpool,53.41,-2.98,L
Maidstone,51.27,0.52,ME
Manchester,53.48,-2.24,M
Milton Keynes,52.04,-0.76,MK
Newcastle upon Tyne,54.97,-1.61,NE
Norwich,52.63,1.3,NR
Nottingham,52.95,-1.15,NG
Oxford,51.75,-1.26,OX
Perth,56.4,-3.43,PH
Plymouth,50.38,-4.14,PL
Portsmouth,50.8,-1.09,PO
Preston,53.76,-2.7,PR
Reading,51.45,-0.97,RG
Salisbury,51.07,-1.8,SP
Sheffield,53.38,-1.47,S
Shrewsbury,52.71,-2.75,SY
Southampton,50.9,-1.4,SO
Swansea,51.62,-3.94,SA
Swindon,51.56,-1.78,SN
Taunton,51.02,-3.1,TA
Truro,50.26,-5.05,TR
Worcester,52.19,-2.22,WR
York,53.96,-1.08,YO`,
  'us/': `
Albany,42.65,-73.76,120 121 122
Atlanta,33.75,-84.39,303
Austin,30.27,-97.74,787
Baltimore,39.29,-76.61,212
Boston,42.36,-71.06,021 022
Burlington,44.48,-73.21,054
Charleston,32.78,-79.93,294
Chicago,41.88,-87.63,606
Concord,43.21,-71.54,033
Dallas,32.78,-96.8,752
Denver,39.74,-104.99,802
Hartford,41.76,-72.67,061
Houston,29.76,-95.37,770
Los Angeles,34.05,-118.24,900
Minneapolis,44.98,-93.27,554
New York,40.71,-74.01,100 101 102 112
Philadelphia,39.95,-75.17,191
Providence,41.82,-71.41,029
San Francisco,37.77,-122.42,941
Seattle,47.61,-122.33,981
Washington,38.91,-77.04,200`,
  'eu/': `
Antwerp,51.22,4.4,
Berlin,52.52,13.4,
Bordeaux,44.84,-0.58,
Brussels,50.85,4.35,
Cologne,50.94,6.96,
Copenhagen,55.68,12.57,
Cork,51.9,-8.47,T12 T23
Dublin,53.35,-6.26,D01 D02 D04 D06 D08
Frankfurt,50.11,8.68,
Galway,53.27,-9.06,H91
Hamburg,53.55,9.99,
Kilkenny,52.65,-7.25,R95
Limerick,52.66,-8.63,V94
Lisbon,38.72,-9.14,
Luxembourg,49.61,6.13,
Lyon,45.76,4.84,
Madrid,40.42,-3.7,
Milan,45.46,9.19,
Munich,48.14,11.58,
Paris,48.86,2.35,
Rome,41.9,12.5,
Rotterdam,51.92,4.48,
Sligo,54.27,-8.48,F91
Stockholm,59.33,18.06,
Utrecht,52.09,5.12,
Vienna,48.21,16.37,
Waterford,52.26,-7.11,X91`,
}

/** Towns without a shop, from which the shop finder names the nearest shops. */
export function shopPlaces({ prefix }: SeedMarket) {
  const listed = rows[prefix]?.trim() ?? ''
  return listed
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [name = '', latitude, longitude, postcodes = ''] = row.split(',')
      return {
        name,
        latitude: Number(latitude),
        longitude: Number(longitude),
        postcodes: postcodes.split(' ').filter((beginning) => beginning !== ''),
      }
    })
}
